import type { KeyStrings } from '../keyStrings.ts';

/** Malayalam. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'കീബോർഡ് കുറുക്കുവഴികൾ',
  goTo: 'ഇതിലേക്ക് പോകുക',
  nextMessage: 'അടുത്ത സന്ദേശം',
  previousMessage: 'മുമ്പത്തെ സന്ദേശം',
  openFocused: 'തുറക്കുക',
  tabByNumber: 'നമ്പർ പ്രകാരം ടാബ്',
  selectRange: 'ശ്രേണി തിരഞ്ഞെടുക്കുക',
  letterKeys: 'ഒറ്റയക്ഷര കീകൾ',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
