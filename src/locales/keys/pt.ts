import type { KeyStrings } from '../keyStrings.ts';

/** Portuguese, as in Portugal. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Atalhos de teclado',
  goTo: 'Ir para',
  nextMessage: 'Mensagem seguinte',
  previousMessage: 'Mensagem anterior',
  openFocused: 'Abrir',
  tabByNumber: 'Separador por número',
  selectRange: 'Selecionar um intervalo',
  letterKeys: 'Teclas de uma letra',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
