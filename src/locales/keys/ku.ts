import type { KeyStrings } from '../keyStrings.ts';

/** Kurdish, Sorani. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'کورتەڕێکانی تەختەکلیل',
  goTo: 'بڕۆ بۆ',
  nextMessage: 'پەیامی دواتر',
  previousMessage: 'پەیامی پێشوو',
  openFocused: 'کردنەوە',
  tabByNumber: 'تاب بەپێی ژمارە',
  selectRange: 'مەودایەک هەڵبژێرە',
  letterKeys: 'کلیلەکانی تاکپیت',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
