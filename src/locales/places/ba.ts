import type { PlaceStrings } from '../placeStrings.ts';

/** Bashkir. */
export const strings: PlaceStrings = {
  archive: 'Архивларға',
  unarchive: 'Килгәндәргә күсерергә',
  archivedTab: 'Архивланғандар',
  archived: 'Архивланды',
  manyArchived: 'Архивланды: {count}',
  backInInbox: 'Яңынан килгәндәрҙә',
  snooze: 'Кисектерергә',
  inAnHour: 'Бер сәғәттән',
  thisEvening: 'Бөгөн кис',
  tomorrow: 'Иртәгә',
  nextWeek: 'Киләһе аҙнала',
  chooseTime: 'Ваҡыт һайларға…',
  snoozeUntil: 'Ҡасанға тиклем',
  unsnooze: 'Кисектереүҙе туҡтатырға',
  snoozedTab: 'Кисектерелгәндәр',
  snoozedUntil: 'Кисектерелде: {time} тиклем',
  manySnoozed: 'Кисектерелде: {count}',
  cameBack: 'Кисектереү ваҡыты бөттө',
  noArchived: 'Архивта бер нәмә лә юҡ',
  noSnoozed: 'Кисектерелгән бер нәмә лә юҡ',
  severityHigh: 'Юғары өҫтөнлөк',
  severityMedium: 'Уртаса өҫтөнлөк',
  severityLow: 'Түбән өҫтөнлөк',
};
