import type { KeyStrings } from '../keyStrings.ts';

/** Hindi. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'कीबोर्ड शॉर्टकट',
  goTo: 'यहाँ जाएँ',
  nextMessage: 'अगला संदेश',
  previousMessage: 'पिछला संदेश',
  openFocused: 'खोलें',
  tabByNumber: 'संख्या के अनुसार टैब',
  selectRange: 'रेंज चुनें',
  letterKeys: 'एक अक्षर वाली कुंजियाँ',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
