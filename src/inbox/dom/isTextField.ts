import { textFields } from './keyedControls.ts';

/** Whether an element is a field for text or a choice, which handles Undo and the arrow keys itself. */
export function isTextField(target: Element): boolean {
  return target.closest(textFields) !== null;
}
