import type { PlaceStrings } from '../placeStrings.ts';

/** Armenian. */
export const strings: PlaceStrings = {
  archive: 'Արխիվացնել',
  unarchive: 'Տեղափոխել մուտքի արկղ',
  archivedTab: 'Արխիվացված',
  archived: 'Արխիվացվեց',
  manyArchived: 'Արխիվացվեց: {count}',
  backInInbox: 'Կրկին մուտքի արկղում',
  snooze: 'Հետաձգել',
  inAnHour: 'Մեկ ժամից',
  thisEvening: 'Այսօր երեկոյան',
  tomorrow: 'Վաղը',
  nextWeek: 'Հաջորդ շաբաթ',
  chooseTime: 'Ընտրել ժամանակը…',
  snoozeUntil: 'Հետաձգել մինչև',
  unsnooze: 'Դադարեցնել հետաձգումը',
  snoozedTab: 'Հետաձգված',
  snoozedUntil: 'Հետաձգվեց մինչև {time}',
  manySnoozed: 'Հետաձգվեց: {count}',
  cameBack: 'Հետաձգման ժամկետը լրացել է',
  noArchived: 'Արխիվում ոչինչ չկա',
  noSnoozed: 'Հետաձգված ոչինչ չկա',
  severityHigh: 'Բարձր առաջնահերթություն',
  severityMedium: 'Միջին առաջնահերթություն',
  severityLow: 'Ցածր առաջնահերթություն',
};
