import { createRoot } from 'react-dom/client';
import { resizeParentFrame } from '../inbox/index.ts';
import { adoptStyles } from './adoptStyles.ts';
import { EmbeddedInbox } from './EmbeddedInbox.tsx';
import type { InboxOptions } from './InboxOptions.ts';

/** An inbox that `mountInbox` put into a page. */
export interface MountedInbox {
  /** Changes some options; the others stay. An option that is `undefined` gets its default. */
  update(changes: Partial<InboxOptions>): void;
  /** Removes the inbox and everything that it added to the page. */
  unmount(): void;
}

let mounts = 0;

/**
 * Renders an inbox into an element of a page without React. In a shadow root it adds its styles and its popovers there;
 * elsewhere the page links `carillon/styles.css`. In a frame it reports its height, so that the frame can follow. Inboxes of the
 * same subscriber share one session and one socket.
 */
export function mountInbox(element: Element, options: InboxOptions): MountedInbox {
  const shadow = shadowOf(element);
  const popovers = shadow?.appendChild(document.createElement('div'));
  if (shadow !== null) {
    adoptStyles(shadow);
  }
  // React numbers ids for each root, so without a prefix two inboxes would have the same ids.
  mounts += 1;
  const root = createRoot(element, { identifierPrefix: `carillon${mounts}` });
  const stopResizing = resizeParentFrame();
  let current: InboxOptions | null = options;

  function render(next: InboxOptions): void {
    current = next;
    root.render(<EmbeddedInbox {...next} container={next.container ?? popovers} />);
  }

  render(options);
  return {
    update(changes) {
      if (current !== null) {
        render({ ...current, ...changes });
      }
    },
    unmount() {
      if (current !== null) {
        current = null;
        root.unmount();
        popovers?.remove();
        stopResizing();
      }
    },
  };
}

/** The shadow root that contains an element. No `instanceof`: another document has another `ShadowRoot` class. */
function shadowOf(element: Element): ShadowRoot | null {
  const tree = element.getRootNode();
  return 'host' in tree ? (tree as ShadowRoot) : null;
}
