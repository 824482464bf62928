import type { KeyStrings } from '../keyStrings.ts';

/** Bangla. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'কীবোর্ড শর্টকাট',
  goTo: 'এখানে যান',
  nextMessage: 'পরবর্তী বার্তা',
  previousMessage: 'আগের বার্তা',
  openFocused: 'খুলুন',
  tabByNumber: 'নম্বর অনুযায়ী ট্যাব',
  selectRange: 'একটি পরিসর বাছাই করুন',
  letterKeys: 'এক অক্ষরের কী',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
