import type { KeyStrings } from '../keyStrings.ts';

/** Lithuanian. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Spartieji klavišai',
  goTo: 'Eiti į',
  nextMessage: 'Kita žinutė',
  previousMessage: 'Ankstesnė žinutė',
  openFocused: 'Atidaryti',
  tabByNumber: 'Kortelė pagal numerį',
  selectRange: 'Pasirinkti intervalą',
  letterKeys: 'Vienos raidės klavišai',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
