import type { FewerStrings } from '../fewerStrings.ts';

/** British English. */
export const strings: FewerStrings = {
  whyThis: 'Why am I getting this?',
  fewerLikeThis: 'Fewer like this',
  offForAnHour: 'Off for an hour',
  offForToday: 'Off for today',
  alwaysOff: 'Always off',
  turnedOff: 'Turned off: {workflow}',
  turnedOffUntil: 'Turned off until {time}: {workflow}',
  muteThread: 'Mute this thread',
  unmuteThread: 'Unmute this thread',
  muted: 'Muted in this browser',
  unmuted: 'No longer muted',
  newKind: 'New kind of notification: {workflow}',
  keep: 'Keep',
  turnOff: 'Turn off',
};
