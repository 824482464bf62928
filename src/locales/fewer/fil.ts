import type { FewerStrings } from '../fewerStrings.ts';

/** Filipino. */
export const strings: FewerStrings = {
  whyThis: 'Bakit ko ito natatanggap?',
  fewerLikeThis: 'Bawasan ang ganito',
  offForAnHour: 'I-off nang isang oras',
  offForToday: 'I-off ngayong araw',
  alwaysOff: 'I-off palagi',
  turnedOff: 'Na-off: {workflow}',
  turnedOffUntil: 'Na-off hanggang {time}: {workflow}',
  muteThread: 'I-mute ang thread na ito',
  unmuteThread: 'I-unmute ang thread na ito',
  muted: 'Naka-mute sa browser na ito',
  unmuted: 'Hindi na naka-mute',
  newKind: 'Bagong uri ng abiso: {workflow}',
  keep: 'Panatilihin',
  turnOff: 'I-off',
};
