import type { KeyStrings } from '../keyStrings.ts';

/** Sinhala. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'යතුරුපුවරු කෙටිමං',
  goTo: 'වෙත යන්න',
  nextMessage: 'ඊළඟ පණිවිඩය',
  previousMessage: 'පෙර පණිවිඩය',
  openFocused: 'විවෘත කරන්න',
  tabByNumber: 'අංකය අනුව ටැබය',
  selectRange: 'පරාසයක් තෝරන්න',
  letterKeys: 'තනි අකුරු යතුරු',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
