import type { KeyStrings } from '../keyStrings.ts';

/** Catalan. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Dreceres de teclat',
  goTo: 'Ves a',
  nextMessage: 'Missatge següent',
  previousMessage: 'Missatge anterior',
  openFocused: 'Obre',
  tabByNumber: 'Pestanya per número',
  selectRange: 'Selecciona un interval',
  letterKeys: "Tecles d'una sola lletra",
  enterKey: 'Retorn',
  shiftKey: 'Maj',
  controlKey: 'Ctrl',
};
