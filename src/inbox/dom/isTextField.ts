/** Whether keys go to the text or the choice of a field, which has the reader's Undo and arrow keys for itself. */
export function isTextField(target: Element): boolean {
  return (
    target.closest(
      'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]',
    ) !== null
  );
}
