import type { PlaceStrings } from '../placeStrings.ts';

/** Albanian. */
export const strings: PlaceStrings = {
  archive: 'Arkivo',
  unarchive: 'Zhvendos te kutia hyrëse',
  archivedTab: 'Të arkivuara',
  archived: 'U arkivua',
  manyArchived: 'U arkivua: {count}',
  backInInbox: 'Sërish në kutinë hyrëse',
  snooze: 'Shtyj',
  inAnHour: 'Pas një ore',
  thisEvening: 'Sot në mbrëmje',
  tomorrow: 'Nesër',
  nextWeek: 'Javën e ardhshme',
  chooseTime: 'Zgjidh kohën…',
  snoozeUntil: 'Shtyj deri më',
  unsnooze: 'Përfundo shtyrjen',
  snoozedTab: 'Të shtyra',
  snoozedUntil: 'U shty deri më {time}',
  manySnoozed: 'U shty: {count}',
  cameBack: 'U kthye pas shtyrjes',
  noArchived: 'Asgjë nuk është arkivuar',
  noSnoozed: 'Asgjë nuk është shtyrë',
  severityHigh: 'Përparësi e lartë',
  severityMedium: 'Përparësi mesatare',
  severityLow: 'Përparësi e ulët',
};
