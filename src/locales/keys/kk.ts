import type { KeyStrings } from '../keyStrings.ts';

/** Kazakh. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Пернелер тіркесімдері',
  goTo: 'Өту',
  nextMessage: 'Келесі хабар',
  previousMessage: 'Алдыңғы хабар',
  openFocused: 'Ашу',
  tabByNumber: 'Нөмірі бойынша қойынды',
  selectRange: 'Аралықты таңдау',
  letterKeys: 'Бір әріпті пернелер',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
