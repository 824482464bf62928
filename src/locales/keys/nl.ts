import type { KeyStrings } from '../keyStrings.ts';

/** Dutch. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Sneltoetsen',
  goTo: 'Ga naar',
  nextMessage: 'Volgend bericht',
  previousMessage: 'Vorig bericht',
  openFocused: 'Openen',
  tabByNumber: 'Tabblad op nummer',
  selectRange: 'Bereik selecteren',
  letterKeys: 'Toetsen met één letter',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
