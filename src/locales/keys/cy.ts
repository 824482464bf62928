import type { KeyStrings } from '../keyStrings.ts';

/** Welsh. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Llwybrau byr bysellfwrdd',
  goTo: 'Mynd i',
  nextMessage: 'Neges nesaf',
  previousMessage: 'Neges flaenorol',
  openFocused: 'Agor',
  tabByNumber: 'Tab yn ôl rhif',
  selectRange: 'Dewis ystod',
  letterKeys: 'Bysellau un llythyren',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
