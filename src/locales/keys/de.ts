import type { KeyStrings } from '../keyStrings.ts';

/** German. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Tastenkürzel',
  goTo: 'Gehe zu',
  nextMessage: 'Nächste Nachricht',
  previousMessage: 'Vorherige Nachricht',
  openFocused: 'Öffnen',
  tabByNumber: 'Tab nach Nummer',
  selectRange: 'Bereich auswählen',
  letterKeys: 'Tastenkürzel aus einem Buchstaben',
  enterKey: 'Enter',
  shiftKey: 'Umschalt',
  controlKey: 'Strg',
};
