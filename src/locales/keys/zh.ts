import type { KeyStrings } from '../keyStrings.ts';

/** Chinese, simplified. */
export const strings: KeyStrings = {
  keyboardShortcuts: '键盘快捷键',
  goTo: '前往',
  nextMessage: '下一条消息',
  previousMessage: '上一条消息',
  openFocused: '打开',
  tabByNumber: '按编号打开标签页',
  selectRange: '选择一个范围',
  letterKeys: '单字母按键',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
