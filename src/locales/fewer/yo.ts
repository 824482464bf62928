import type { FewerStrings } from '../fewerStrings.ts';

/** Yoruba. */
export const strings: FewerStrings = {
  whyThis: 'Kí ló dé tí mo fi ń rí èyí gbà?',
  fewerLikeThis: 'Dín irú èyí kù',
  offForAnHour: 'Pa á fún wákàtí kan',
  offForToday: 'Pa á fún òní',
  alwaysOff: 'Pa á pátápátá',
  turnedOff: 'A ti pa á: {workflow}',
  turnedOffUntil: 'A ti pa á títí di {time}: {workflow}',
  muteThread: 'Pa ohùn ìjíròrò yìí',
  unmuteThread: 'Ṣí ohùn ìjíròrò yìí',
  muted: 'A pa ohùn rẹ̀ nínú aṣàwákiri yìí',
  unmuted: 'A ti ṣí ohùn rẹ̀',
  newKind: 'Irú ìfitónilétí tuntun: {workflow}',
  keep: 'Jẹ́ kó wà',
  turnOff: 'Pa á',
};
