import type { KeyStrings } from '../keyStrings.ts';

/** Bhojpuri. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'कीबोर्ड शॉर्टकट',
  goTo: 'एहिजा जाईं',
  nextMessage: 'अगिला संदेश',
  previousMessage: 'पछिला संदेश',
  openFocused: 'खोलीं',
  tabByNumber: 'नंबर से टैब',
  selectRange: 'रेंज चुनीं',
  letterKeys: 'एक अक्षर वाला कुंजी',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
