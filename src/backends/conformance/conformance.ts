import { allCases } from './allCases.ts';
import { answerCases } from './answerCases.ts';
import type { ConformanceCase, ConformanceSubject } from './ConformanceSubject.ts';
import { changeCases } from './changeCases.ts';
import { clockCases } from './clockCases.ts';
import { SkippedCase, same } from './expectations.ts';
import { furtherCases } from './furtherCases.ts';
import { lineCases } from './lineCases.ts';
import { openReader, reasonOf } from './openReader.ts';
import { readingCases } from './readingCases.ts';

/** The unread message of each subject's other reader. */
const bystanders = new WeakMap<ConformanceSubject, string>();

/** Sees to it that the other reader has an unread message. Returns what fails if that has changed since. */
async function watchBystander(subject: ConformanceSubject): Promise<() => Promise<void>> {
  if (subject.other === undefined || subject.deliver === undefined) {
    return async () => {};
  }
  const other = await openReader(subject, subject.other);
  const stateOf = async (id: string) => {
    const found = await other.find(id);
    const { read, seen, archived = false, snoozedUntil = null, answered = null } = found ?? {};
    return found && { read, seen, archived, snoozedUntil, answered };
  };
  let id = bystanders.get(subject) ?? '';
  let before = id === '' ? undefined : await stateOf(id);
  if (before?.read !== false) {
    id = (await other.deliver(1))[0]?.id ?? '';
    bystanders.set(subject, id);
    before = await stateOf(id);
  }
  return async () =>
    same((await stateOf(id)) ?? 'it is gone', before, 'A message of the other reader, who has done nothing');
}

/** Every case of the suite. */
export const conformanceCases: readonly ConformanceCase[] = [
  ...readingCases,
  ...changeCases,
  ...allCases,
  ...answerCases,
  ...furtherCases,
  ...lineCases,
  ...clockCases,
];

/** How a case ended. `gap` is one that is known to fail, and does; `closed` one that is known to fail, and passes. */
export interface ConformanceResult {
  /** The id of the case. */
  readonly id: string;
  /** The sentence of the case. */
  readonly name: string;
  /** How it ended. */
  readonly outcome: 'passed' | 'failed' | 'skipped' | 'gap' | 'closed';
  /** What was expected and what came, why it was skipped, or why the gap is known. */
  readonly reason?: string | undefined;
}

/** Runs one case. Never fails: how it ended is the result. */
export async function runConformanceCase(
  one: ConformanceCase,
  subject: ConformanceSubject,
): Promise<ConformanceResult> {
  const { id, name } = one;
  const known = subject.knownGaps?.[id];
  const lacks = one.needs.filter((need) =>
    need === 'line' ? subject.reader.backend.line === undefined : subject[need] === undefined,
  );
  if (lacks.length > 0) {
    return { id, name, outcome: 'skipped', reason: `It needs ${lacks.join(', ')}` };
  }
  try {
    const { capabilities } = await openReader(subject);
    if (!one.appliesTo(capabilities)) {
      return { id, name, outcome: 'skipped', reason: 'The backend says that it cannot do that' };
    }
    const isUnchanged = await watchBystander(subject);
    await one.run(subject);
    await isUnchanged();
  } catch (thrown) {
    const reason = reasonOf(thrown);
    if (thrown instanceof SkippedCase) {
      return { id, name, outcome: 'skipped', reason };
    }
    return { id, name, outcome: known === undefined ? 'failed' : 'gap', reason: known ?? reason };
  }
  return known === undefined
    ? { id, name, outcome: 'passed' }
    : { id, name, outcome: 'closed', reason: known };
}

/** Runs the whole suite, one case after the other. Fails only if a known gap is no case. */
export async function runConformance(subject: ConformanceSubject): Promise<readonly ConformanceResult[]> {
  const unknown = Object.keys(subject.knownGaps ?? {}).filter(
    (gap) => !conformanceCases.some(({ id }) => id === gap),
  );
  if (unknown.length > 0) {
    throw new RangeError(`carillon: no case is called ${unknown.join(', ')}. Correct \`knownGaps\`.`);
  }
  const results: ConformanceResult[] = [];
  for (const one of conformanceCases) {
    results.push(await runConformanceCase(one, subject));
  }
  return results;
}

/** The report as text: a line for each case, and the numbers at its end. */
export function conformanceReport(results: readonly ConformanceResult[]): string {
  const signs = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip', gap: 'gap ', closed: 'FAIL' };
  const lines = results.map(({ id, name, outcome, reason }) => {
    const why = outcome === 'closed' ? 'It is a known gap, and passes now: take it out of the list' : reason;
    return `${signs[outcome]}  ${id}  ${name}${why === undefined ? '' : `\n      ${why}`}`;
  });
  const count = (...outcomes: string[]) => results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const sum = `${count('passed')} passed, ${count('failed', 'closed')} failed, ${count('gap')} known gaps, ${count('skipped')} skipped`;
  return [...lines, '', sum].join('\n');
}
