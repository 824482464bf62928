import type { KeyStrings } from '../keyStrings.ts';

/** Hausa. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Gajerun hanyoyin madannai',
  goTo: 'Je zuwa',
  nextMessage: 'Saƙo na gaba',
  previousMessage: 'Saƙon da ya gabata',
  openFocused: 'Buɗe',
  tabByNumber: 'Shafi bisa lamba',
  selectRange: 'Zaɓi saƙonni a jere',
  letterKeys: 'Maɓallan harafi ɗaya',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
