import type { PlaceStrings } from '../placeStrings.ts';

/** Igbo. */
export const strings: PlaceStrings = {
  archive: "Debe n'ebe nchekwa",
  unarchive: "Bugharịa n'igbe ozi",
  archivedTab: "N'ebe nchekwa",
  archived: "Edebela n'ebe nchekwa",
  manyArchived: "Edebela n'ebe nchekwa: {count}",
  backInInbox: "Eweghachila n'igbe ozi",
  snooze: 'Yigharịa',
  inAnHour: "N'ime otu awa",
  thisEvening: 'Mgbede a',
  tomorrow: 'Echi',
  nextWeek: 'Izu na-abịa',
  chooseTime: 'Họrọ oge…',
  snoozeUntil: 'Yigharịa ruo',
  unsnooze: 'Kwụsị iyigharị',
  snoozedTab: 'Ndị eyigharịrị',
  snoozedUntil: 'Eyigharịla ruo {time}',
  manySnoozed: 'Eyigharịla: {count}',
  cameBack: 'Oge iyigharị agwụla',
  noArchived: "Onweghị ihe dị n'ebe nchekwa",
  noSnoozed: 'Onweghị ihe eyigharịrị',
  severityHigh: 'Mkpa dị elu',
  severityMedium: "Mkpa dị n'etiti",
  severityLow: 'Mkpa dị ala',
};
