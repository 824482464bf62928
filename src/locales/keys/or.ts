import type { KeyStrings } from '../keyStrings.ts';

/** Odia. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'କୀବୋର୍ଡ ସର୍ଟକଟ୍',
  goTo: 'ଏଠାକୁ ଯାଆନ୍ତୁ',
  nextMessage: 'ପରବର୍ତ୍ତୀ ବାର୍ତ୍ତା',
  previousMessage: 'ପୂର୍ବବର୍ତ୍ତୀ ବାର୍ତ୍ତା',
  openFocused: 'ଖୋଲନ୍ତୁ',
  tabByNumber: 'କ୍ରମାଙ୍କ ଅନୁସାରେ ଟ୍ୟାବ',
  selectRange: 'କ୍ରମାଗତ ବାର୍ତ୍ତା ବାଛନ୍ତୁ',
  letterKeys: 'ଗୋଟିଏ ଅକ୍ଷରର କୀ',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
