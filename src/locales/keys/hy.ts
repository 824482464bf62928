import type { KeyStrings } from '../keyStrings.ts';

/** Armenian. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Ստեղնային դյուրանցումներ',
  goTo: 'Անցնել',
  nextMessage: 'Հաջորդ հաղորդագրությունը',
  previousMessage: 'Նախորդ հաղորդագրությունը',
  openFocused: 'Բացել',
  tabByNumber: 'Ներդիր ըստ համարի',
  selectRange: 'Ընտրել միջակայք',
  letterKeys: 'Մեկ տառով ստեղներ',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
