import type { KeyStrings } from '../keyStrings.ts';

/** Sanskrit. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'कुञ्जीफलकस्य ह्रस्वमार्गाः',
  goTo: 'अत्र गच्छतु',
  nextMessage: 'अग्रिमः सन्देशः',
  previousMessage: 'पूर्वतनः सन्देशः',
  openFocused: 'उद्घाटयतु',
  tabByNumber: 'सङ्ख्यया पटलम्',
  selectRange: 'क्रमशः सन्देशान् चिनोतु',
  letterKeys: 'एकाक्षरकुञ्जिकाः',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
