import type { KeyStrings } from '../keyStrings.ts';

/** Finnish. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Pikanäppäimet',
  goTo: 'Siirry',
  nextMessage: 'Seuraava viesti',
  previousMessage: 'Edellinen viesti',
  openFocused: 'Avaa',
  tabByNumber: 'Välilehti numeron mukaan',
  selectRange: 'Valitse alue',
  letterKeys: 'Yhden kirjaimen näppäimet',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
