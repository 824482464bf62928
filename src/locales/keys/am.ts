import type { KeyStrings } from '../keyStrings.ts';

/** Amharic. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'የቁልፍ ሰሌዳ አቋራጮች',
  goTo: 'ወደዚህ ሂድ',
  nextMessage: 'ቀጣይ መልዕክት',
  previousMessage: 'ቀዳሚ መልዕክት',
  openFocused: 'ክፈት',
  tabByNumber: 'ትር በቁጥር',
  selectRange: 'ክልል ምረጥ',
  letterKeys: 'ባለአንድ ፊደል ቁልፎች',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
