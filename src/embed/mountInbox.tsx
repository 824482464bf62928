import { createRoot } from 'react-dom/client';
import { resizeParentFrame } from '../inbox/index.ts';
import { adoptStyles } from './adoptStyles.ts';
import { EmbeddedInbox } from './EmbeddedInbox.tsx';
import type { InboxOptions } from './InboxOptions.ts';

/** An inbox that was put into a page. */
export interface MountedInbox {
  /** Changes some options; the others stay. One that is `undefined` is as if it had not been given. */
  update(changes: Partial<InboxOptions>): void;
  /** Takes the inbox away, with all that belongs to it. */
  unmount(): void;
}

let mounts = 0;

/**
 * Puts an inbox into an element, without React around it. In a shadow root it brings its styles and keeps its popovers there;
 * elsewhere the page links `carillon/styles.css`. In a frame it lets the frame follow its height. Inboxes of the same subscriber
 * share one session and one socket.
 */
export function mountInbox(element: Element, options: InboxOptions): MountedInbox {
  const shadow = shadowOf(element);
  const popovers = shadow?.appendChild(document.createElement('div'));
  if (shadow !== null) {
    adoptStyles(shadow);
  }
  // Ids are made root by root: without a prefix of its own one inbox would have those of the next.
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

/** The shadow root that an element is in. Another document's is no instance of this one's `ShadowRoot`. */
function shadowOf(element: Element): ShadowRoot | null {
  const tree = element.getRootNode();
  return 'host' in tree ? (tree as ShadowRoot) : null;
}
