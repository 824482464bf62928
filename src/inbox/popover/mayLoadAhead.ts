/**
 * Whether something may be fetched before the reader asks for it: the page is in sight, the device does not ask to save data, and the line
 * is not so slow that the page itself would come later.
 */
export function mayLoadAhead(): boolean {
  const { connection } = navigator as { connection?: { saveData?: unknown; effectiveType?: string } };
  return (
    document.visibilityState !== 'hidden' &&
    !connection?.saveData &&
    !/[23]g/.test(connection?.effectiveType ?? '')
  );
}
