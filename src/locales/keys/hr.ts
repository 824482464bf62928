import type { KeyStrings } from '../keyStrings.ts';

/** Croatian. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Tipkovni prečaci',
  goTo: 'Idi na',
  nextMessage: 'Sljedeća poruka',
  previousMessage: 'Prethodna poruka',
  openFocused: 'Otvori',
  tabByNumber: 'Kartica po broju',
  selectRange: 'Odaberi raspon',
  letterKeys: 'Tipke s jednim slovom',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
