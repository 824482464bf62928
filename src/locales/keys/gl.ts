import type { KeyStrings } from '../keyStrings.ts';

/** Galician. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Atallos de teclado',
  goTo: 'Ir a',
  nextMessage: 'Mensaxe seguinte',
  previousMessage: 'Mensaxe anterior',
  openFocused: 'Abrir',
  tabByNumber: 'Lapela por número',
  selectRange: 'Seleccionar un intervalo',
  letterKeys: 'Teclas dunha soa letra',
  enterKey: 'Intro',
  shiftKey: 'Maiús',
  controlKey: 'Ctrl',
};
