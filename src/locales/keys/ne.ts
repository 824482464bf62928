import type { KeyStrings } from '../keyStrings.ts';

/** Nepali. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'किबोर्ड सर्टकट',
  goTo: 'यहाँ जानुहोस्',
  nextMessage: 'अर्को सन्देश',
  previousMessage: 'अघिल्लो सन्देश',
  openFocused: 'खोल्नुहोस्',
  tabByNumber: 'नम्बरअनुसार ट्याब',
  selectRange: 'दायरा छान्नुहोस्',
  letterKeys: 'एक अक्षरका कुञ्जी',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
