/** Fields for text or a choice, which handle Undo and the arrow keys themselves. */
export const textFields =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

/** Controls in which keys move a caret, change a value or find an entry. */
export const keyedControls = [
  'audio, video',
  ...['listbox', 'combobox', 'menu', 'radiogroup', 'radio', 'slider', 'spinbutton', 'tree', 'grid'].map(
    (role) => `[role="${role}"]`,
  ),
].join();
