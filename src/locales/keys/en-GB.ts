import type { KeyStrings } from '../keyStrings.ts';

/** British English. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Keyboard shortcuts',
  goTo: 'Go to',
  nextMessage: 'Next message',
  previousMessage: 'Previous message',
  openFocused: 'Open',
  tabByNumber: 'Tab by number',
  selectRange: 'Select a range',
  letterKeys: 'Single-letter keys',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
