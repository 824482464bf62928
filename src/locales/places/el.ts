import type { PlaceStrings } from '../placeStrings.ts';

/** Greek. */
export const strings: PlaceStrings = {
  archive: 'Αρχειοθέτηση',
  unarchive: 'Μετακίνηση στα εισερχόμενα',
  archivedTab: 'Αρχειοθετημένες',
  archived: 'Αρχειοθετήθηκε',
  manyArchived: 'Αρχειοθετήθηκαν: {count}',
  backInInbox: 'Ξανά στα εισερχόμενα',
  snooze: 'Αναβολή',
  inAnHour: 'Σε μία ώρα',
  thisEvening: 'Σήμερα το απόγευμα',
  tomorrow: 'Αύριο',
  nextWeek: 'Την επόμενη εβδομάδα',
  chooseTime: 'Επιλογή ημέρας και ώρας…',
  snoozeUntil: 'Αναβολή έως',
  unsnooze: 'Τέλος αναβολής',
  snoozedTab: 'Σε αναβολή',
  snoozedUntil: 'Σε αναβολή έως {time}',
  manySnoozed: 'Σε αναβολή: {count}',
  cameBack: 'Επέστρεψε από αναβολή',
  noArchived: 'Τίποτα στο αρχείο',
  noSnoozed: 'Τίποτα σε αναβολή',
  severityHigh: 'Υψηλή προτεραιότητα',
  severityMedium: 'Μεσαία προτεραιότητα',
  severityLow: 'Χαμηλή προτεραιότητα',
};
