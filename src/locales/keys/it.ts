import type { KeyStrings } from '../keyStrings.ts';

/** Italian. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Scorciatoie da tastiera',
  goTo: 'Vai a',
  nextMessage: 'Messaggio successivo',
  previousMessage: 'Messaggio precedente',
  openFocused: 'Apri',
  tabByNumber: 'Scheda per numero',
  selectRange: 'Seleziona un intervallo',
  letterKeys: 'Tasti di una sola lettera',
  enterKey: 'Invio',
  shiftKey: 'Maiusc',
  controlKey: 'Ctrl',
};
