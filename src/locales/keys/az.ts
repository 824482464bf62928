import type { KeyStrings } from '../keyStrings.ts';

/** Azerbaijani. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Klaviatura qısayolları',
  goTo: 'Keçid',
  nextMessage: 'Növbəti mesaj',
  previousMessage: 'Əvvəlki mesaj',
  openFocused: 'Aç',
  tabByNumber: 'Nömrəsinə görə vərəq',
  selectRange: 'Aralıq seç',
  letterKeys: 'Tək hərfli düymələr',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
