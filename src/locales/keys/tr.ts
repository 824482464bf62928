import type { KeyStrings } from '../keyStrings.ts';

/** Turkish. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Klavye kısayolları',
  goTo: 'Şuraya git',
  nextMessage: 'Sonraki mesaj',
  previousMessage: 'Önceki mesaj',
  openFocused: 'Aç',
  tabByNumber: 'Numaraya göre sekme',
  selectRange: 'Aralık seç',
  letterKeys: 'Tek harfli tuşlar',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
