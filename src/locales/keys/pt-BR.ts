import type { KeyStrings } from '../keyStrings.ts';

/** Brazilian Portuguese. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Atalhos de teclado',
  goTo: 'Ir para',
  nextMessage: 'Próxima mensagem',
  previousMessage: 'Mensagem anterior',
  openFocused: 'Abrir',
  tabByNumber: 'Guia por número',
  selectRange: 'Selecionar um intervalo',
  letterKeys: 'Teclas de uma letra',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
