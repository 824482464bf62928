import type { KeyStrings } from '../keyStrings.ts';

/** Vietnamese. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Phím tắt',
  goTo: 'Đi tới',
  nextMessage: 'Tin nhắn tiếp theo',
  previousMessage: 'Tin nhắn trước đó',
  openFocused: 'Mở',
  tabByNumber: 'Thẻ theo số thứ tự',
  selectRange: 'Chọn một dãy',
  letterKeys: 'Phím một chữ cái',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
