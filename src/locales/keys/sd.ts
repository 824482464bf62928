import type { KeyStrings } from '../keyStrings.ts';

/** Sindhi. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'ڪيبورڊ شارٽڪٽ',
  goTo: 'هيڏانهن وڃو',
  nextMessage: 'ايندڙ پيغام',
  previousMessage: 'پويون پيغام',
  openFocused: 'کوليو',
  tabByNumber: 'نمبر موجب ٽيب',
  selectRange: 'لڳاتار پيغام چونڊيو',
  letterKeys: 'هڪ اکر واريون ڪنجيون',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
