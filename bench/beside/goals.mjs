import { linesOf } from './table.mjs';

/** What carillon is to reach: at most so much of another one's figure, or where there is none, in the step's own unit. */
const goals = [
  { step: 'coldSeen', profile: 'phone', by: 'courier', most: 2 },
  { step: 'coldSeen', profile: 'local', by: 'courier', most: 1 },
  { step: 'fromStartSeen', profile: 'phone', by: 'courier', most: 1 },
  { step: 'fromStartSeen', profile: 'local', by: 'courier', most: 1.1 },
  { step: 'bell', profile: 'phone', by: 'courier', most: 0.75 },
  { step: 'badge', profile: 'phone', by: 'courier', most: 0.8 },
  { step: 'restedSeen', profile: 'phone', by: 'courier', most: 0.6 },
  { step: 'restedSeen', profile: 'phone', by: 'floor-react', most: 1.5 },
  { step: 'secondSeen', profile: 'phone', by: 'courier', most: 0.8 },
  { step: 'kilobytes', profile: 'phone', by: 'courier', most: 1.25 },
  { step: 'scripts', profile: 'phone', most: 5 },
  { step: 'busy1000', profile: 'local', by: 'floor-react', most: 1.2 },
  { step: 'busy10000', profile: 'local', by: 'floor-react', most: 1.2 },
  { step: 'p9510000', profile: 'local', most: 17 },
];

/** The goals and what a summary says of them, as a table in Markdown. */
export function goalsOf(summary) {
  const rows = goals.map(({ step, profile, by, most }) => {
    const found = summary.find((one) => one.step === step && one.profile === profile);
    const [ours] = Object.values(found?.subjects ?? {});
    const figure = by === undefined ? ours?.median : found?.subjects[by]?.ratio;
    if (figure === undefined) {
      throw new Error(`Nothing was measured of "${step}" on ${profile} by ${by ?? 'itself'}.`);
    }
    const isMet = Number(figure.toFixed(by === undefined ? 0 : 2)) <= most;
    const text = figure.toFixed(by === undefined ? 0 : 2);
    return [
      found.title,
      profile,
      `${most}${by === undefined ? '' : ` of ${by}`}`,
      text,
      isMet ? 'met' : 'missed',
    ];
  });
  return linesOf(['what', 'profile', 'at most', 'is', 'so'], rows);
}
