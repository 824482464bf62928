import type { PlaceStrings } from '../placeStrings.ts';

/** Georgian. */
export const strings: PlaceStrings = {
  archive: 'დაარქივება',
  unarchive: 'შემოსულებში გადატანა',
  archivedTab: 'დაარქივებული',
  archived: 'დაარქივდა',
  manyArchived: 'დაარქივდა: {count}',
  backInInbox: 'კვლავ შემოსულებში',
  snooze: 'გადადება',
  inAnHour: 'ერთ საათში',
  thisEvening: 'ამ საღამოს',
  tomorrow: 'ხვალ',
  nextWeek: 'მომავალ კვირაში',
  chooseTime: 'დროის არჩევა…',
  snoozeUntil: 'როდემდე გადაიდოს',
  unsnooze: 'გადადების შეწყვეტა',
  snoozedTab: 'გადადებული',
  snoozedUntil: 'გადაიდო {time}-მდე',
  manySnoozed: 'გადაიდო: {count}',
  cameBack: 'გადადების ვადა გავიდა',
  noArchived: 'დაარქივებული არაფერია',
  noSnoozed: 'გადადებული არაფერია',
  severityHigh: 'მაღალი პრიორიტეტი',
  severityMedium: 'საშუალო პრიორიტეტი',
  severityLow: 'დაბალი პრიორიტეტი',
};
