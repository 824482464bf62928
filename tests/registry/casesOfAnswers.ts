/** The cases of the conformance suite that an adapter without answers is not concerned by. */
export const casesOfAnswers = [
  'answers/give',
  'answers/foreign',
  'answers/several',
  'answers/twice',
  'answers/conflict',
  'answers/expired',
  'answers/withdrawn',
  'answers/runs-out',
  'answers/list',
  'line/answer',
] as const;
