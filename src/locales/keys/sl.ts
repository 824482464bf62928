import type { KeyStrings } from '../keyStrings.ts';

/** Slovenian. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Bližnjice na tipkovnici',
  goTo: 'Pojdi na',
  nextMessage: 'Naslednje sporočilo',
  previousMessage: 'Prejšnje sporočilo',
  openFocused: 'Odpri',
  tabByNumber: 'Zavihek po številki',
  selectRange: 'Izberi obseg',
  letterKeys: 'Enočrkovne tipke',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
