import type { KeyStrings } from '../keyStrings.ts';

/** Bashkir. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Тиҙ төймәләр',
  goTo: 'Күсергә',
  nextMessage: 'Киләһе хәбәр',
  previousMessage: 'Алдағы хәбәр',
  openFocused: 'Асырға',
  tabByNumber: 'Номеры буйынса вкладка',
  selectRange: 'Диапазон һайларға',
  letterKeys: 'Бер хәрефле төймәләр',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
