import type { KeyStrings } from '../keyStrings.ts';

/** Gujarati. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'કીબોર્ડ શૉર્ટકટ',
  goTo: 'અહીં જાઓ',
  nextMessage: 'પછીનો સંદેશ',
  previousMessage: 'પાછલો સંદેશ',
  openFocused: 'ખોલો',
  tabByNumber: 'નંબર મુજબ ટૅબ',
  selectRange: 'શ્રેણી પસંદ કરો',
  letterKeys: 'એક અક્ષરની કી',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
