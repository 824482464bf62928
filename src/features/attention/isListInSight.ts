/** Whether the reader has a list of messages before them: it is on screen, in a page that is visible and has the focus. */
export function isListInSight(place: ParentNode): boolean {
  return (
    !document.hidden &&
    document.hasFocus() &&
    [...place.querySelectorAll('[data-carillon="message-list"]')].some(isOnScreen)
  );
}

function isOnScreen(list: Element): boolean {
  const { top, bottom } = list.getBoundingClientRect();
  return (
    // Both are 0 where it is not displayed.
    bottom > 0 &&
    top < innerHeight &&
    // A panel that is prepared is there and hidden.
    getComputedStyle(list).visibility === 'visible'
  );
}
