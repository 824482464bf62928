import type { KeyStrings } from '../keyStrings.ts';

/** Zulu. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Izinqamuleli zekhibhodi',
  goTo: 'Iya ku',
  nextMessage: 'Umlayezo olandelayo',
  previousMessage: 'Umlayezo odlule',
  openFocused: 'Vula',
  tabByNumber: 'Ithebhu ngenombolo',
  selectRange: 'Khetha imilayezo elandelanayo',
  letterKeys: 'Okhiye bohlamvu olulodwa',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
