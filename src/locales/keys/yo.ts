import type { KeyStrings } from '../keyStrings.ts';

/** Yoruba. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Ọ̀nà àbùjá kíbọọ̀dù',
  goTo: 'Lọ sí',
  nextMessage: 'Ìfiránṣẹ́ tó kàn',
  previousMessage: 'Ìfiránṣẹ́ tó ṣáájú',
  openFocused: 'Ṣí i',
  tabByNumber: 'Táàbù nípa nọ́ńbà',
  selectRange: 'Yan láti ibì kan dé òmíràn',
  letterKeys: 'Bọ́tìnnì lẹ́tà kan',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
