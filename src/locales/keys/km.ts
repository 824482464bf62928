import type { KeyStrings } from '../keyStrings.ts';

/** Khmer. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'ផ្លូវកាត់ក្ដារចុច',
  goTo: 'ទៅកាន់',
  nextMessage: 'សារបន្ទាប់',
  previousMessage: 'សារមុន',
  openFocused: 'បើក',
  tabByNumber: 'ផ្ទាំងតាមលេខ',
  selectRange: 'ជ្រើសរើសជួរ',
  letterKeys: 'គ្រាប់ចុចអក្សរតែមួយ',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
