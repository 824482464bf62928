import type { KeyStrings } from '../keyStrings.ts';

/** Danish. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Tastaturgenveje',
  goTo: 'Gå til',
  nextMessage: 'Næste besked',
  previousMessage: 'Forrige besked',
  openFocused: 'Åbn',
  tabByNumber: 'Fane efter nummer',
  selectRange: 'Vælg et interval',
  letterKeys: 'Taster med ét bogstav',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
