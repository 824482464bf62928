import type { KeyStrings } from '../keyStrings.ts';

/** Korean. */
export const strings: KeyStrings = {
  keyboardShortcuts: '키보드 단축키',
  goTo: '이동',
  nextMessage: '다음 메시지',
  previousMessage: '이전 메시지',
  openFocused: '열기',
  tabByNumber: '번호로 탭 열기',
  selectRange: '범위 선택',
  letterKeys: '한 글자 단축키',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
