import type { KeyStrings } from '../keyStrings.ts';

/** Greek. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Συντομεύσεις πληκτρολογίου',
  goTo: 'Μετάβαση σε',
  nextMessage: 'Επόμενο μήνυμα',
  previousMessage: 'Προηγούμενο μήνυμα',
  openFocused: 'Άνοιγμα',
  tabByNumber: 'Καρτέλα κατά αριθμό',
  selectRange: 'Επιλογή εύρους',
  letterKeys: 'Πλήκτρα ενός γράμματος',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
