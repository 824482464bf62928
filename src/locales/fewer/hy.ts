import type { FewerStrings } from '../fewerStrings.ts';

/** Armenian. */
export const strings: FewerStrings = {
  whyThis: 'Ինչո՞ւ եմ սա ստանում',
  fewerLikeThis: 'Ավելի քիչ նմանատիպեր',
  offForAnHour: 'Անջատել մեկ ժամով',
  offForToday: 'Անջատել այսօրվա համար',
  alwaysOff: 'Անջատել ընդմիշտ',
  turnedOff: 'Անջատվեց: {workflow}',
  turnedOffUntil: 'Անջատվեց մինչև {time}: {workflow}',
  muteThread: 'Լռեցնել այս զրույցը',
  unmuteThread: 'Այլևս չլռեցնել այս զրույցը',
  muted: 'Լռեցված է այս դիտարկիչում',
  unmuted: 'Այլևս լռեցված չէ',
  newKind: 'Նոր տեսակի ծանուցում: {workflow}',
  keep: 'Թողնել',
  turnOff: 'Անջատել',
};
