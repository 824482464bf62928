import type { KeyStrings } from '../keyStrings.ts';

/** Latvian. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Īsinājumtaustiņi',
  goTo: 'Doties uz',
  nextMessage: 'Nākamais ziņojums',
  previousMessage: 'Iepriekšējais ziņojums',
  openFocused: 'Atvērt',
  tabByNumber: 'Cilne pēc numura',
  selectRange: 'Atlasīt diapazonu',
  letterKeys: 'Viena burta taustiņi',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
