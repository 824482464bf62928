import type { KeyStrings } from '../keyStrings.ts';

/** Afrikaans. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Sleutelbordkortpaaie',
  goTo: 'Gaan na',
  nextMessage: 'Volgende boodskap',
  previousMessage: 'Vorige boodskap',
  openFocused: 'Maak oop',
  tabByNumber: 'Oortjie volgens nommer',
  selectRange: "Kies 'n reeks",
  letterKeys: 'Kortpaaie met een letter',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
