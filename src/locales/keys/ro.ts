import type { KeyStrings } from '../keyStrings.ts';

/** Romanian. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Comenzi rapide de la tastatură',
  goTo: 'Mergi la',
  nextMessage: 'Mesajul următor',
  previousMessage: 'Mesajul anterior',
  openFocused: 'Deschide',
  tabByNumber: 'Fila după număr',
  selectRange: 'Selectează un interval',
  letterKeys: 'Taste cu o singură literă',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
