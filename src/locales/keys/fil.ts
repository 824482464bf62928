import type { KeyStrings } from '../keyStrings.ts';

/** Filipino. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Mga keyboard shortcut',
  goTo: 'Pumunta sa',
  nextMessage: 'Susunod na mensahe',
  previousMessage: 'Nakaraang mensahe',
  openFocused: 'Buksan',
  tabByNumber: 'Tab ayon sa numero',
  selectRange: 'Pumili ng saklaw',
  letterKeys: 'Mga key na isang titik',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
