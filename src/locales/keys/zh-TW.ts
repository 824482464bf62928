import type { KeyStrings } from '../keyStrings.ts';

/** Chinese, traditional. */
export const strings: KeyStrings = {
  keyboardShortcuts: '鍵盤快速鍵',
  goTo: '前往',
  nextMessage: '下一則訊息',
  previousMessage: '上一則訊息',
  openFocused: '開啟',
  tabByNumber: '依編號開啟分頁',
  selectRange: '選取範圍',
  letterKeys: '單一字母按鍵',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
