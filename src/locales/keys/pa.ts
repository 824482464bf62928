import type { KeyStrings } from '../keyStrings.ts';

/** Punjabi. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'ਕੀਬੋਰਡ ਸ਼ਾਰਟਕੱਟ',
  goTo: 'ਇੱਥੇ ਜਾਓ',
  nextMessage: 'ਅਗਲਾ ਸੁਨੇਹਾ',
  previousMessage: 'ਪਿਛਲਾ ਸੁਨੇਹਾ',
  openFocused: 'ਖੋਲ੍ਹੋ',
  tabByNumber: 'ਨੰਬਰ ਅਨੁਸਾਰ ਟੈਬ',
  selectRange: 'ਲਗਾਤਾਰ ਸੁਨੇਹੇ ਚੁਣੋ',
  letterKeys: 'ਇੱਕ ਅੱਖਰ ਵਾਲੀਆਂ ਕੁੰਜੀਆਂ',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
