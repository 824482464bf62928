import type { KeyStrings } from '../keyStrings.ts';

/** Telugu. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'కీబోర్డ్ షార్ట్‌కట్‌లు',
  goTo: 'ఇక్కడికి వెళ్లు',
  nextMessage: 'తర్వాతి సందేశం',
  previousMessage: 'మునుపటి సందేశం',
  openFocused: 'తెరువు',
  tabByNumber: 'నంబర్ ప్రకారం ట్యాబ్',
  selectRange: 'పరిధిని ఎంచుకో',
  letterKeys: 'ఒకే అక్షరం కీలు',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
