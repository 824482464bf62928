import type { KeyStrings } from '../keyStrings.ts';

/** Slovak. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Klávesové skratky',
  goTo: 'Prejsť na',
  nextMessage: 'Ďalšia správa',
  previousMessage: 'Predchádzajúca správa',
  openFocused: 'Otvoriť',
  tabByNumber: 'Karta podľa čísla',
  selectRange: 'Vybrať rozsah',
  letterKeys: 'Jednopísmenové klávesy',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
