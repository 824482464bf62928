import type { KeyStrings } from '../keyStrings.ts';

/** Igbo. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Ụzọ mkpirisi ahụigodo',
  goTo: 'Gaa na',
  nextMessage: 'Ozi na-esote',
  previousMessage: 'Ozi gara aga',
  openFocused: 'Mepee',
  tabByNumber: 'Taabụ site na nọmba',
  selectRange: "Họrọ site n'otu ruo n'ọzọ",
  letterKeys: 'Igodo otu mkpụrụedemede',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
