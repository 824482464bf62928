import type { KeyStrings } from '../keyStrings.ts';

/** Marathi. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'कीबोर्ड शॉर्टकट',
  goTo: 'येथे जा',
  nextMessage: 'पुढील संदेश',
  previousMessage: 'मागील संदेश',
  openFocused: 'उघडा',
  tabByNumber: 'क्रमांकानुसार टॅब',
  selectRange: 'श्रेणी निवडा',
  letterKeys: 'एका अक्षराच्या की',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
