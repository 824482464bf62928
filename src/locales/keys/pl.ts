import type { KeyStrings } from '../keyStrings.ts';

/** Polish. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Skróty klawiszowe',
  goTo: 'Przejdź do',
  nextMessage: 'Następna wiadomość',
  previousMessage: 'Poprzednia wiadomość',
  openFocused: 'Otwórz',
  tabByNumber: 'Karta według numeru',
  selectRange: 'Zaznacz zakres',
  letterKeys: 'Klawisze jednoliterowe',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
