import type { KeyStrings } from '../keyStrings.ts';

/** French. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'Raccourcis clavier',
  goTo: 'Aller à',
  nextMessage: 'Message suivant',
  previousMessage: 'Message précédent',
  openFocused: 'Ouvrir',
  tabByNumber: 'Onglet par numéro',
  selectRange: 'Sélectionner une plage',
  letterKeys: 'Touches à une seule lettre',
  enterKey: 'Entrée',
  shiftKey: 'Maj',
  controlKey: 'Ctrl',
};
