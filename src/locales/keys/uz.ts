import type { KeyStrings } from '../keyStrings.ts';

/** Uzbek. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Tezkor tugmalar',
  goTo: 'O‘tish',
  nextMessage: 'Keyingi xabar',
  previousMessage: 'Oldingi xabar',
  openFocused: 'Ochish',
  tabByNumber: 'Raqam bo‘yicha varaq',
  selectRange: 'Oraliqni tanlash',
  letterKeys: 'Bir harfli tugmalar',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
