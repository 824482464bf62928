import type { KeyStrings } from '../keyStrings.ts';

/** Tamil. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'விசைப்பலகைக் குறுக்குவழிகள்',
  goTo: 'இங்கு செல்',
  nextMessage: 'அடுத்த செய்தி',
  previousMessage: 'முந்தைய செய்தி',
  openFocused: 'திற',
  tabByNumber: 'எண்ணின்படி தாவல்',
  selectRange: 'வரம்பைத் தேர்ந்தெடு',
  letterKeys: 'ஒற்றை எழுத்து விசைகள்',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
