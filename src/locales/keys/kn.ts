import type { KeyStrings } from '../keyStrings.ts';

/** Kannada. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'ಕೀಬೋರ್ಡ್ ಶಾರ್ಟ್‌ಕಟ್‌ಗಳು',
  goTo: 'ಇಲ್ಲಿಗೆ ಹೋಗಿ',
  nextMessage: 'ಮುಂದಿನ ಸಂದೇಶ',
  previousMessage: 'ಹಿಂದಿನ ಸಂದೇಶ',
  openFocused: 'ತೆರೆಯಿರಿ',
  tabByNumber: 'ಸಂಖ್ಯೆಯ ಪ್ರಕಾರ ಟ್ಯಾಬ್',
  selectRange: 'ವ್ಯಾಪ್ತಿ ಆಯ್ಕೆಮಾಡಿ',
  letterKeys: 'ಒಂದಕ್ಷರದ ಕೀಗಳು',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
