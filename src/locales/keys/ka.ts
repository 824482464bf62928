import type { KeyStrings } from '../keyStrings.ts';

/** Georgian. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'კლავიატურის მალსახმობები',
  goTo: 'გადასვლა',
  nextMessage: 'შემდეგი შეტყობინება',
  previousMessage: 'წინა შეტყობინება',
  openFocused: 'გახსნა',
  tabByNumber: 'ჩანართი ნომრით',
  selectRange: 'დიაპაზონის არჩევა',
  letterKeys: 'ერთასოიანი კლავიშები',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
