import type { KeyStrings } from '../keyStrings.ts';

/** Samoan. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Ala pupuu o le keyboard',
  goTo: 'Alu i',
  nextMessage: 'Fe‘au e sosoo ai',
  previousMessage: 'Fe‘au na muamua',
  openFocused: 'Tatala',
  tabByNumber: 'Itulau i lona numera',
  selectRange: 'Filifili se vaega',
  letterKeys: 'Ki mata‘itusi e tasi',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
