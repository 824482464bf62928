import type { KeyStrings } from '../keyStrings.ts';

/** Belarusian. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Спалучэнні клавіш',
  goTo: 'Перайсці да',
  nextMessage: 'Наступнае паведамленне',
  previousMessage: 'Папярэдняе паведамленне',
  openFocused: 'Адкрыць',
  tabByNumber: 'Укладка па нумары',
  selectRange: 'Выбраць дыяпазон',
  letterKeys: 'Клавішы з адной літарай',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
