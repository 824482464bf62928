import type { KeyStrings } from '../keyStrings.ts';

/** Spanish. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Atajos de teclado',
  goTo: 'Ir a',
  nextMessage: 'Mensaje siguiente',
  previousMessage: 'Mensaje anterior',
  openFocused: 'Abrir',
  tabByNumber: 'Pestaña por número',
  selectRange: 'Seleccionar un intervalo',
  letterKeys: 'Teclas de una sola letra',
  enterKey: 'Intro',
  shiftKey: 'Mayús',
  controlKey: 'Ctrl',
};
