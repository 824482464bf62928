import type { KeyStrings } from '../keyStrings.ts';

/** Russian. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Сочетания клавиш',
  goTo: 'Перейти',
  nextMessage: 'Следующее сообщение',
  previousMessage: 'Предыдущее сообщение',
  openFocused: 'Открыть',
  tabByNumber: 'Вкладка по номеру',
  selectRange: 'Выбрать диапазон',
  letterKeys: 'Однобуквенные клавиши',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
