/** What a host puts over its page, closed or open. Ours have a name of their own. */
const rooms = ':is(dialog, [role$="dialog"], [popover]):not([data-carillon])';

/** Where a portal is rendered into. */
export type Room = HTMLElement | ShadowRoot;

/**
 * The room for what is opened from an element. Where a dialog of the host, a shadow root or what is in full screen is around it, that is the
 * inbox itself: nothing outside of a modal dialog can be pressed, and a press there may close it. Elsewhere it is the body.
 */
export function roomOf(element: Element): Room {
  const { fullscreenElement: full, body } = element.ownerDocument;
  const tree = element.getRootNode();
  const around =
    element.closest<HTMLElement>(rooms) ??
    (isShadowRoot(tree) ? tree : full?.contains(element) && (full as HTMLElement));
  const inbox = element.closest<HTMLElement>('[data-carillon="root"]');
  return around ? (around.contains(inbox) && inbox) || around : body;
}

/** Not `instanceof`: a shadow root of another document is no instance of this one's `ShadowRoot`. */
export function isShadowRoot(node: Node): node is ShadowRoot {
  return 'host' in node;
}
