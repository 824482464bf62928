import type { KeyStrings } from '../keyStrings.ts';

/** Basque. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Laster-teklak',
  goTo: 'Joan hona',
  nextMessage: 'Hurrengo mezua',
  previousMessage: 'Aurreko mezua',
  openFocused: 'Ireki',
  tabByNumber: 'Fitxa zenbakiaren arabera',
  selectRange: 'Hautatu tarte bat',
  letterKeys: 'Letra bakarreko teklak',
  enterKey: 'Sartu',
  shiftKey: 'Maius',
  controlKey: 'Ctrl',
};
