import type { KeyStrings } from '../keyStrings.ts';

/** Malay. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Pintasan papan kekunci',
  goTo: 'Pergi ke',
  nextMessage: 'Mesej seterusnya',
  previousMessage: 'Mesej sebelumnya',
  openFocused: 'Buka',
  tabByNumber: 'Tab mengikut nombor',
  selectRange: 'Pilih julat',
  letterKeys: 'Kekunci satu huruf',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
