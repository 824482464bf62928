import type { FewerStrings } from '../fewerStrings.ts';

/** Igbo. */
export const strings: FewerStrings = {
  whyThis: 'Gịnị mere m ji enweta nke a?',
  fewerLikeThis: 'Belata ndị dị ka nke a',
  offForAnHour: 'Gbanyụọ ruo otu awa',
  offForToday: 'Gbanyụọ maka taa',
  alwaysOff: 'Gbanyụọ mgbe niile',
  turnedOff: 'Agbanyụla: {workflow}',
  turnedOffUntil: 'Agbanyụla ruo {time}: {workflow}',
  muteThread: 'Mechie ụda mkparịta ụka a',
  unmuteThread: 'Meghee ụda mkparịta ụka a',
  muted: 'Emechiela ụda na ihe nchọgharị a',
  unmuted: 'Emegheela ụda ọzọ',
  newKind: 'Ụdị ọkwa ọhụrụ: {workflow}',
  keep: 'Hapụ ya',
  turnOff: 'Gbanyụọ',
};
