/** Whether a click asks the browser for a new tab or window, where the host's router has nothing to do. */
export function opensNewTab(event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'button'>): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.button > 0;
}
