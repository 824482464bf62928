import type { KeyStrings } from '../keyStrings.ts';

/** Swedish. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Kortkommandon',
  goTo: 'Gå till',
  nextMessage: 'Nästa meddelande',
  previousMessage: 'Föregående meddelande',
  openFocused: 'Öppna',
  tabByNumber: 'Flik efter nummer',
  selectRange: 'Välj ett intervall',
  letterKeys: 'Tangenter med en bokstav',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
