import { lazy, Suspense } from 'react';
import { Inbox, type InboxSlots } from '../inbox/index.ts';
import { adoptStyles } from './adoptStyles.ts';
import { attributeNames, propertyOf, readAttributes } from './elementAttributes.ts';
import { eventCallbacks, type InboxEventDetails, type InboxOptions } from './InboxOptions.ts';
import { type MountedInbox, mountInbox } from './mountInbox.tsx';

const SlottedFooter = lazy(() =>
  import('./pageViews.tsx').then((views) => ({ default: views.SlottedFooter })),
);

/** Options that no attribute can say. */
const objectProperties = [
  'tabs',
  'stores',
  'translations',
  'tokens',
  'initialFetching',
  'getSubscriberHash',
  'queryClient',
  'container',
] as const satisfies readonly (keyof InboxOptions)[];

/** `dir` is every element's own: it writes the attribute. */
const properties = [...attributeNames.map(propertyOf), ...objectProperties].filter((name) => name !== 'dir');

/** The events of `<carillon-inbox>`; what their `detail` is says `InboxEventDetails`. */
export type InboxElementEvents = {
  [Name in keyof InboxEventDetails as `carillon-${Name}`]: CustomEvent<InboxEventDetails[Name]>;
};

/** A server has no elements, and may import this file all the same. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * `<carillon-inbox>`: an inbox in any page. Its options are attributes in dashed form, and properties, which win; its callbacks
 * are events named `carillon-…`. Children with `slot="bell"` and `slot="footer"` replace those pieces. Custom properties
 * `--carillon-…` of the page reach into it. Moved within the page or to another document of its origin, it stays as it is.
 *
 * @fires carillon-navigate — for a link to a page of your own; cancelled, the browser does not follow it: your router does.
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
    // What was set before the element was defined hides the accessors of the class.
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
    if (this.#inbox === undefined && this.shadowRoot !== null) {
      const place = this.shadowRoot.appendChild(document.createElement('div'));
      place.style.display = 'contents';
      this.#inbox = mountInbox(place, this.#options());
      this.#slotWatch = new MutationObserver(() => this.#refresh());
      this.#slotWatch.observe(this, { childList: true });
    }
  }

  disconnectedCallback(): void {
    // A page that moves the element takes it out first.
    this.#leaving = setTimeout(() => {
      this.#slotWatch?.disconnect();
      this.#inbox?.unmount();
      this.#inbox = undefined;
      this.shadowRoot?.replaceChildren();
    });
  }

  /** The browser takes the styles off what goes to another document. */
  adoptedCallback(): void {
    if (this.shadowRoot !== null) {
      adoptStyles(this.shadowRoot);
    }
  }

  attributeChangedCallback(): void {
    this.#refresh();
  }

  /** Takes several changes of one script together. */
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
    const given = Object.fromEntries([...this.#given].filter(([, value]) => value !== undefined));
    const identity = { applicationIdentifier: undefined, subscriberId: undefined };
    const slots = { bell: undefined, footer: undefined };
    return {
      ...identity,
      ...readAttributes(this),
      ...Object.fromEntries(objectProperties.map((name) => [name, undefined])),
      ...given,
      ...this.#callbacks,
      slots: { ...slots, ...this.#slots() },
    };
  }

  #slots(): InboxSlots {
    const has = (name: string) => [...this.children].some((child) => child.slot === name);
    return {
      ...(has('bell') && {
        bell: (
          <Inbox.Bell>
            <slot name="bell" />
            <Inbox.Badge />
          </Inbox.Bell>
        ),
      }),
      ...(has('footer') && {
        footer: (
          <Suspense fallback={null}>
            <SlottedFooter />
          </Suspense>
        ),
      }),
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carillon-inbox': InboxElement & Partial<InboxOptions>;
  }
}

/** Makes `<carillon-inbox>` known to the page. Elements that are already there come to life; a second call does nothing. */
export function defineInboxElement(): void {
  if (globalThis.customElements?.get('carillon-inbox') === undefined) {
    globalThis.customElements?.define('carillon-inbox', InboxElement);
  }
}
