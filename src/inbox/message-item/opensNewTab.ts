/** Whether a click makes the browser open a new tab or window, which the host's router must not handle. */
export function opensNewTab(event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'button'>): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.button > 0;
}
