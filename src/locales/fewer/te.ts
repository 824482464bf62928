import type { FewerStrings } from '../fewerStrings.ts';

/** Telugu. */
export const strings: FewerStrings = {
  whyThis: 'నాకు ఇది ఎందుకు వస్తోంది?',
  fewerLikeThis: 'ఇలాంటివి తగ్గించు',
  offForAnHour: 'ఒక గంట పాటు ఆఫ్',
  offForToday: 'ఈ రోజుకు ఆఫ్',
  alwaysOff: 'ఎప్పుడూ ఆఫ్',
  turnedOff: 'ఆఫ్ చేశాం: {workflow}',
  turnedOffUntil: '{time} వరకు ఆఫ్ చేశాం: {workflow}',
  muteThread: 'ఈ థ్రెడ్‌ను మ్యూట్ చేయి',
  unmuteThread: 'ఈ థ్రెడ్‌ను అన్‌మ్యూట్ చేయి',
  muted: 'ఈ బ్రౌజర్‌లో మ్యూట్ అయింది',
  unmuted: 'ఇప్పుడు మ్యూట్‌లో లేదు',
  newKind: 'కొత్త రకం నోటిఫికేషన్: {workflow}',
  keep: 'ఉంచు',
  turnOff: 'ఆఫ్ చేయి',
};
