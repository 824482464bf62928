import type { KeyStrings } from '../keyStrings.ts';

/** Latin American Spanish. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Atajos de teclado',
  goTo: 'Ir a',
  nextMessage: 'Mensaje siguiente',
  previousMessage: 'Mensaje anterior',
  openFocused: 'Abrir',
  tabByNumber: 'Pestaña por número',
  selectRange: 'Seleccionar un rango',
  letterKeys: 'Teclas de una sola letra',
  enterKey: 'Enter',
  shiftKey: 'Mayús',
  controlKey: 'Ctrl',
};
