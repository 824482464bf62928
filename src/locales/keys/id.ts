import type { KeyStrings } from '../keyStrings.ts';

/** Indonesian. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Pintasan keyboard',
  goTo: 'Pergi ke',
  nextMessage: 'Pesan berikutnya',
  previousMessage: 'Pesan sebelumnya',
  openFocused: 'Buka',
  tabByNumber: 'Tab menurut nomor',
  selectRange: 'Pilih rentang',
  letterKeys: 'Tombol satu huruf',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
