import type { KeyStrings } from '../keyStrings.ts';

/** Irish. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Aicearraí méarchláir',
  goTo: 'Téigh go',
  nextMessage: 'An chéad teachtaireacht eile',
  previousMessage: 'An teachtaireacht roimhe seo',
  openFocused: 'Oscail',
  tabByNumber: 'Cluaisín de réir uimhreach',
  selectRange: 'Roghnaigh raon',
  letterKeys: 'Eochracha aon litreach',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
