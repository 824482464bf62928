import type { ListLanguage } from '../listStrings.ts';

/** Greek. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} προς απάντηση', other: '{count} προς απάντηση' },
  openCountAtLeast: {
    one: '{count} ή περισσότερες προς απάντηση',
    other: '{count} ή περισσότερες προς απάντηση',
  },
  moreInGroup: { one: 'και {count} ακόμη', other: 'και {count} ακόμη' },
  moreFrom: { one: 'και {count} ακόμη από {names}', other: 'και {count} ακόμη από {names}' },
  earlierStates: { one: '{count} προηγούμενη κατάσταση', other: '{count} προηγούμενες καταστάσεις' },
  otherPeople: { one: '{count} ακόμη άτομο', other: '{count} ακόμη άτομα' },
  groupSize: { one: '{count} μήνυμα', other: '{count} μηνύματα' },
  foundCount: { one: 'Βρέθηκε {count}', other: 'Βρέθηκαν {count}' },
  loadedCount: { one: 'Φορτώθηκε {count}', other: 'Φορτώθηκαν {count}' },
  needsYouTab: 'Προς απάντηση',
  nothingNeedsYou: 'Τίποτα προς απάντηση',
  answered: 'Απαντήσατε: {label}',
  manyAnswered: 'Απαντήθηκαν: {count}',
  timeIsOver: 'Δεν μπορείτε πλέον να απαντήσετε.',
  searchMessages: 'Αναζήτηση μηνυμάτων',
  searchOlder: 'Αναζήτηση σε παλαιότερα',
  nothingFound: 'Δεν βρέθηκε τίποτα για «{words}»',
  nothingMatches: 'Κανένα μήνυμα δεν ταιριάζει με τα φίλτρα',
  filters: 'Φίλτρα',
  filterUnread: 'Μη αναγνωσμένες',
  filteredBy: 'Εμφανίζονται μόνο: {filters}',
  chooseMessage: 'Επιλέξτε ένα μήνυμα',
  messageIsGone: 'Αυτό το μήνυμα δεν υπάρχει πια εδώ',
  openMessage: 'Μήνυμα',
  backToList: 'Πίσω στη λίστα',
  goToPage: 'Άνοιγμα',
};
