import type { KeyStrings } from '../keyStrings.ts';

/** Macedonian. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Кратенки на тастатурата',
  goTo: 'Оди на',
  nextMessage: 'Следна порака',
  previousMessage: 'Претходна порака',
  openFocused: 'Отвори',
  tabByNumber: 'Јазиче по број',
  selectRange: 'Избери опсег',
  letterKeys: 'Копчиња со една буква',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
