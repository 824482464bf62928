import type { FewerStrings } from '../fewerStrings.ts';

/** Sinhala. */
export const strings: FewerStrings = {
  whyThis: 'මට මෙය ලැබෙන්නේ ඇයි?',
  fewerLikeThis: 'මෙවැනි ඒවා අඩු කරන්න',
  offForAnHour: 'පැයකට අක්‍රියයි',
  offForToday: 'අදට අක්‍රියයි',
  alwaysOff: 'සැමවිටම අක්‍රියයි',
  turnedOff: 'අක්‍රිය කළා: {workflow}',
  turnedOffUntil: '{time} තෙක් අක්‍රිය කළා: {workflow}',
  muteThread: 'මෙම සංවාදය නිහඬ කරන්න',
  unmuteThread: 'මෙම සංවාදයේ නිහඬ බව ඉවත් කරන්න',
  muted: 'මෙම බ්‍රව්සරයේ නිහඬයි',
  unmuted: 'තවදුරටත් නිහඬ නැත',
  newKind: 'නව වර්ගයක දැනුම්දීම්: {workflow}',
  keep: 'තබා ගන්න',
  turnOff: 'අක්‍රිය කරන්න',
};
