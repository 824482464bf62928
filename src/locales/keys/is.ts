import type { KeyStrings } from '../keyStrings.ts';

/** Icelandic. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Flýtilyklar',
  goTo: 'Fara í',
  nextMessage: 'Næstu skilaboð',
  previousMessage: 'Fyrri skilaboð',
  openFocused: 'Opna',
  tabByNumber: 'Flipi eftir númeri',
  selectRange: 'Velja svið',
  letterKeys: 'Eins stafs lyklar',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
