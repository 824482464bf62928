import type { KeyStrings } from '../keyStrings.ts';

/** Ukrainian. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Комбінації клавіш',
  goTo: 'Перейти',
  nextMessage: 'Наступне повідомлення',
  previousMessage: 'Попереднє повідомлення',
  openFocused: 'Відкрити',
  tabByNumber: 'Вкладка за номером',
  selectRange: 'Вибрати діапазон',
  letterKeys: 'Однолітерні клавіші',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
