import type { PlaceStrings } from '../placeStrings.ts';

/** Odia. */
export const strings: PlaceStrings = {
  archive: 'ଆର୍କାଇଭ୍ କରନ୍ତୁ',
  unarchive: 'ଇନ୍‌ବକ୍ସକୁ ନିଅନ୍ତୁ',
  archivedTab: 'ଆର୍କାଇଭ୍ ହୋଇଥିବା',
  archived: 'ଆର୍କାଇଭ୍ ହେଲା',
  manyArchived: 'ଆର୍କାଇଭ୍ ହେଲା: {count}',
  backInInbox: 'ପୁଣି ଇନ୍‌ବକ୍ସରେ',
  snooze: 'ସ୍ଥଗିତ ରଖନ୍ତୁ',
  inAnHour: 'ଏକ ଘଣ୍ଟା ପରେ',
  thisEvening: 'ଆଜି ସନ୍ଧ୍ୟାରେ',
  tomorrow: 'ଆସନ୍ତାକାଲି',
  nextWeek: 'ଆସନ୍ତା ସପ୍ତାହରେ',
  chooseTime: 'ସମୟ ବାଛନ୍ତୁ…',
  snoozeUntil: 'ଏହି ସମୟ ପର୍ଯ୍ୟନ୍ତ ସ୍ଥଗିତ',
  unsnooze: 'ସ୍ଥଗନ ଶେଷ କରନ୍ତୁ',
  snoozedTab: 'ସ୍ଥଗିତ ଥିବା',
  snoozedUntil: '{time} ପର୍ଯ୍ୟନ୍ତ ସ୍ଥଗିତ',
  manySnoozed: 'ସ୍ଥଗିତ ହେଲା: {count}',
  cameBack: 'ସ୍ଥଗନ ସମୟ ଶେଷ ହେଲା',
  noArchived: 'କିଛି ଆର୍କାଇଭ୍ ହୋଇନାହିଁ',
  noSnoozed: 'କିଛି ସ୍ଥଗିତ ହୋଇନାହିଁ',
  severityHigh: 'ଉଚ୍ଚ ପ୍ରାଥମିକତା',
  severityMedium: 'ମଧ୍ୟମ ପ୍ରାଥମିକତା',
  severityLow: 'ନିମ୍ନ ପ୍ରାଥମିକତା',
};
