import type { KeyStrings } from '../keyStrings.ts';

/** Estonian. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Kiirklahvid',
  goTo: 'Mine',
  nextMessage: 'Järgmine sõnum',
  previousMessage: 'Eelmine sõnum',
  openFocused: 'Ava',
  tabByNumber: 'Vaheleht numbri järgi',
  selectRange: 'Vali vahemik',
  letterKeys: 'Ühetähelised klahvid',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
