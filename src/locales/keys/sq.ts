import type { KeyStrings } from '../keyStrings.ts';

/** Albanian. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Shkurtoret e tastierës',
  goTo: 'Shko te',
  nextMessage: 'Mesazhi tjetër',
  previousMessage: 'Mesazhi i mëparshëm',
  openFocused: 'Hap',
  tabByNumber: 'Skeda sipas numrit',
  selectRange: 'Zgjidh një interval',
  letterKeys: 'Taste me një shkronjë',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
