import type { KeyStrings } from '../keyStrings.ts';

/** Lao. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'ປຸ່ມລັດແປ້ນພິມ',
  goTo: 'ໄປທີ່',
  nextMessage: 'ຂໍ້ຄວາມຕໍ່ໄປ',
  previousMessage: 'ຂໍ້ຄວາມກ່ອນໜ້າ',
  openFocused: 'ເປີດ',
  tabByNumber: 'ແຖບຕາມໝາຍເລກ',
  selectRange: 'ເລືອກຊ່ວງ',
  letterKeys: 'ປຸ່ມຕົວອັກສອນດຽວ',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
