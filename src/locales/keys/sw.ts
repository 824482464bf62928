import type { KeyStrings } from '../keyStrings.ts';

/** Swahili. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Mikato ya kibodi',
  goTo: 'Nenda kwenye',
  nextMessage: 'Ujumbe unaofuata',
  previousMessage: 'Ujumbe uliotangulia',
  openFocused: 'Fungua',
  tabByNumber: 'Kichupo kwa nambari',
  selectRange: 'Chagua ujumbe mfululizo',
  letterKeys: 'Vitufe vya herufi moja',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
