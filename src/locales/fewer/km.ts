import type { FewerStrings } from '../fewerStrings.ts';

/** Khmer. */
export const strings: FewerStrings = {
  whyThis: 'ហេតុអ្វីខ្ញុំទទួលបានសារនេះ?',
  fewerLikeThis: 'កាត់បន្ថយសារបែបនេះ',
  offForAnHour: 'បិទរយៈពេលមួយម៉ោង',
  offForToday: 'បិទសម្រាប់ថ្ងៃនេះ',
  alwaysOff: 'បិទជានិច្ច',
  turnedOff: 'បានបិទ: {workflow}',
  turnedOffUntil: 'បានបិទរហូតដល់ {time}: {workflow}',
  muteThread: 'បិទសំឡេងការសន្ទនានេះ',
  unmuteThread: 'បើកសំឡេងការសន្ទនានេះ',
  muted: 'បានបិទសំឡេងក្នុងកម្មវិធីរុករកនេះ',
  unmuted: 'លែងបិទសំឡេងហើយ',
  newKind: 'ការជូនដំណឹងប្រភេទថ្មី: {workflow}',
  keep: 'ទុកដដែល',
  turnOff: 'បិទ',
};
