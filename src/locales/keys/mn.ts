import type { KeyStrings } from '../keyStrings.ts';

/** Mongolian. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Гарын товчлол',
  goTo: 'Очих',
  nextMessage: 'Дараагийн мессеж',
  previousMessage: 'Өмнөх мессеж',
  openFocused: 'Нээх',
  tabByNumber: 'Дугаараар таб нээх',
  selectRange: 'Дараалуулан сонгох',
  letterKeys: 'Нэг үсгийн товч',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
