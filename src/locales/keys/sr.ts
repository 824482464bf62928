import type { KeyStrings } from '../keyStrings.ts';

/** Serbian. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Тастерске пречице',
  goTo: 'Иди на',
  nextMessage: 'Следећа порука',
  previousMessage: 'Претходна порука',
  openFocused: 'Отвори',
  tabByNumber: 'Картица по броју',
  selectRange: 'Изабери опсег',
  letterKeys: 'Тастери са једним словом',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
