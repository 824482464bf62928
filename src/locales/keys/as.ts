import type { KeyStrings } from '../keyStrings.ts';

/** Assamese. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'কীব’ৰ্ড শ্বৰ্টকাট',
  goTo: 'ইয়ালৈ যাওক',
  nextMessage: 'পৰৱৰ্তী বাৰ্তা',
  previousMessage: 'পূৰ্বৱৰ্তী বাৰ্তা',
  openFocused: 'খোলক',
  tabByNumber: 'নম্বৰ অনুসৰি টেব',
  selectRange: 'এটা পৰিসৰ বাছনি কৰক',
  letterKeys: 'এটা আখৰৰ কী',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
