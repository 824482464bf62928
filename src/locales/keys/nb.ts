import type { KeyStrings } from '../keyStrings.ts';

/** Norwegian Bokmål. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Tastatursnarveier',
  goTo: 'Gå til',
  nextMessage: 'Neste melding',
  previousMessage: 'Forrige melding',
  openFocused: 'Åpne',
  tabByNumber: 'Fane etter nummer',
  selectRange: 'Velg et område',
  letterKeys: 'Taster med én bokstav',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
