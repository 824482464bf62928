import type { KeyStrings } from '../keyStrings.ts';

/** Czech. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Klávesové zkratky',
  goTo: 'Přejít na',
  nextMessage: 'Další zpráva',
  previousMessage: 'Předchozí zpráva',
  openFocused: 'Otevřít',
  tabByNumber: 'Karta podle čísla',
  selectRange: 'Vybrat rozsah',
  letterKeys: 'Jednopísmenné zkratky',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
