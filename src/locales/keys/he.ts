import type { KeyStrings } from '../keyStrings.ts';

/** Hebrew. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'מקשי קיצור',
  goTo: 'מעבר אל',
  nextMessage: 'ההודעה הבאה',
  previousMessage: 'ההודעה הקודמת',
  openFocused: 'פתיחה',
  tabByNumber: 'כרטיסייה לפי מספר',
  selectRange: 'בחירת טווח',
  letterKeys: 'מקשים של אות אחת',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
