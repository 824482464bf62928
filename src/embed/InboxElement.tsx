import { Inbox } from '../features/index.ts';
import type { InboxSlots } from '../inbox/index.ts';
import { adoptStyles } from './adoptStyles.ts';
import { attributeNames, attributeReaders, readAttributes } from './elementAttributes.ts';
import { eventCallbacks, type InboxOptions } from './InboxOptions.ts';
import { type MountedInbox, mountInbox } from './mountInbox.tsx';
import { PageView } from './PageView.tsx';

/** Options that cannot be attributes. */
export const objectProperties = [
  'backend',
  'features',
  'tabs',
  'translations',
  'tokens',
  'initialFetching',
  'initialState',
  'getSubscriberHash',
  'queryClient',
  'container',
] as const satisfies readonly (keyof InboxOptions)[];

/** Without `dir`, which every element has: it sets the attribute. */
const properties = [...Object.keys(attributeReaders), ...objectProperties].filter((name) => name !== 'dir');

/** A server has no `HTMLElement`, but may import this file. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * `<carillon-inbox>`: an inbox in any page. Its options are attributes in kebab case, and properties, which take precedence; its
 * callbacks are events named `carillon-…`. Children with `slot="bell"` and `slot="footer"` replace those parts. Custom properties
 * `--carillon-…` of the page apply inside it. It keeps its state when it is moved within the page or to another document of its origin.
 *
 * @fires carillon-message-click — for a message that is opened. Cancel it to stay on the page and show the message yourself.
 * @fires carillon-navigate — for a link to your own origin. Cancel it to follow the link with your router instead of the browser.
 */
export class InboxElement extends Base {
  static readonly observedAttributes = attributeNames;

  readonly #given = new Map<string, unknown>();
  readonly #callbacks = eventCallbacks((name, detail) =>
    this.dispatchEvent(
      new CustomEvent(`carillon-${name}`, { detail, bubbles: true, composed: true, cancelable: true }),
    ),
  );
  #inbox: MountedInbox | undefined;
  #slotWatch: MutationObserver | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #stale = false;

  constructor() {
    super();
    this.attachShadow({ mode: 'open' });
    // Properties that were set before the element was defined hide the accessors of the class.
    for (const name of properties) {
      if (Object.hasOwn(this, name)) {
        this.#given.set(name, Reflect.get(this, name));
        Reflect.deleteProperty(this, name);
      }
    }
  }

  static {
    for (const name of properties) {
      Object.defineProperty(InboxElement.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: InboxElement) {
          return this.#given.get(name) ?? Reflect.get(readAttributes(this), name);
        },
        set(this: InboxElement, value: unknown) {
          this.#given.set(name, value);
          this.#refresh();
        },
      });
    }
  }

  connectedCallback(): void {
    clearTimeout(this.#leaving);
    for (const layer of this.shadowRoot?.querySelectorAll<HTMLElement>('[data-carillon="layer"][popover]') ??
      []) {
      // What was on top of the page is hidden once it is moved.
      layer.togglePopover(true);
    }
    if (this.#inbox === undefined && this.shadowRoot !== null) {
      const place = this.shadowRoot.appendChild(document.createElement('div'));
      place.style.display = 'contents';
      this.#inbox = mountInbox(place, this.#options());
      this.#slotWatch = new MutationObserver(() => this.#refresh());
      this.#slotWatch.observe(this, { childList: true });
    }
  }

  disconnectedCallback(): void {
    // Moving an element removes it first, so wait whether it is connected again.
    this.#leaving = setTimeout(() => {
      this.#slotWatch?.disconnect();
      this.#inbox?.unmount();
      this.#inbox = undefined;
      this.shadowRoot?.replaceChildren();
    });
  }

  /** The browser removes adopted stylesheets when an element moves to another document. */
  adoptedCallback(): void {
    if (this.shadowRoot !== null) {
      adoptStyles(this.shadowRoot);
    }
  }

  attributeChangedCallback(): void {
    this.#refresh();
  }

  /** Applies several changes of one task together. */
  #refresh(): void {
    if (this.#inbox !== undefined && !this.#stale) {
      this.#stale = true;
      queueMicrotask(() => {
        this.#stale = false;
        this.#inbox?.update(this.#options());
      });
    }
  }

  #options(): InboxOptions {
    const attributes = readAttributes(this);
    return {
      subscriberId: undefined,
      ...attributes,
      ...Object.fromEntries(
        [...this.#given].map(([name, value]) => [name, value ?? Reflect.get(attributes, name)]),
      ),
      ...this.#callbacks,
      slots: this.#slots(),
    };
  }

  #slots(): InboxSlots {
    const has = (name: string) => [...this.children].some((child) => child.slot === name);
    return {
      bell: has('bell') ? (
        <Inbox.Bell>
          <slot name="bell" />
          <Inbox.Badge />
        </Inbox.Bell>
      ) : undefined,
      footer: has('footer') ? (
        <PageView optional>{({ SlottedFooter }) => <SlottedFooter />}</PageView>
      ) : undefined,
    };
  }
}

/** Defines `<carillon-inbox>`. Elements that exist already are upgraded; a second call does nothing. */
export function defineInboxElement(): void {
  if (globalThis.customElements?.get('carillon-inbox') === undefined) {
    globalThis.customElements?.define('carillon-inbox', InboxElement);
  }
}
