import type { PlaceStrings } from '../placeStrings.ts';

/** Kazakh. */
export const strings: PlaceStrings = {
  archive: 'Мұрағаттау',
  unarchive: 'Кіріс жәшігіне жылжыту',
  archivedTab: 'Мұрағатталғандар',
  archived: 'Мұрағатталды',
  manyArchived: 'Мұрағатталды: {count}',
  backInInbox: 'Кіріс жәшігіне қайтарылды',
  snooze: 'Кейінге қалдыру',
  inAnHour: 'Бір сағаттан кейін',
  thisEvening: 'Бүгін кешке',
  tomorrow: 'Ертең',
  nextWeek: 'Келесі аптада',
  chooseTime: 'Уақытты таңдау…',
  snoozeUntil: 'Мына уақытқа дейін қалдыру',
  unsnooze: 'Кейінге қалдыруды тоқтату',
  snoozedTab: 'Кейінге қалдырылғандар',
  snoozedUntil: '{time} уақытына дейін қалдырылды',
  manySnoozed: 'Кейінге қалдырылды: {count}',
  cameBack: 'Кейінге қалдыру аяқталды',
  noArchived: 'Мұрағатта ештеңе жоқ',
  noSnoozed: 'Кейінге қалдырылған ештеңе жоқ',
  severityHigh: 'Жоғары басымдық',
  severityMedium: 'Орташа басымдық',
  severityLow: 'Төмен басымдық',
};
