import type { KeyStrings } from '../keyStrings.ts';

/** Bulgarian. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Клавишни комбинации',
  goTo: 'Преминаване към',
  nextMessage: 'Следващо съобщение',
  previousMessage: 'Предишно съобщение',
  openFocused: 'Отваряне',
  tabByNumber: 'Раздел по номер',
  selectRange: 'Избиране на диапазон',
  letterKeys: 'Клавиши с една буква',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
