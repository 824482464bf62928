import type { KeyStrings } from '../keyStrings.ts';

/** Hungarian. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Billentyűparancsok',
  goTo: 'Ugrás',
  nextMessage: 'Következő üzenet',
  previousMessage: 'Előző üzenet',
  openFocused: 'Megnyitás',
  tabByNumber: 'Lap szám szerint',
  selectRange: 'Tartomány kijelölése',
  letterKeys: 'Egybetűs billentyűk',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
