import type { KeyStrings } from '../keyStrings.ts';

/** Japanese. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'キーボードショートカット',
  goTo: '移動',
  nextMessage: '次のメッセージ',
  previousMessage: '前のメッセージ',
  openFocused: '開く',
  tabByNumber: '番号でタブを開く',
  selectRange: '範囲を選択',
  letterKeys: '1 文字のキー',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
