import { expect } from 'vitest';
import type { ConformanceSubject } from '../../src/backends-conformance.ts';
import { casesOfPlainTables } from './casesOfPlainTables.ts';

/** What Laravel's table has no columns for, a token, since cookies say who it is, and what a line of another kind does not send. */
const notConcerned = [
  'sessions/refused',
  'changes/seen',
  ...casesOfPlainTables,
  'all/read-snoozed',
  'all/remove-archived',
  'all/remove-snoozed',
  'all/seen',
  'all/read-seen',
  'all/read-unseen',
  'all/remove-seen',
  'all/remove-unseen',
];

/** What its protocol cannot do, so that the case must fail. */
const knownGaps: Readonly<Record<string, string>> = {
  'lists/data': 'The routes do not filter by data, so the adapter refuses it',
  'all/read-data': 'The routes do not filter by data, so the adapter refuses it',
  'all/remove-data': 'The routes do not filter by data, so the adapter refuses it',
};

/** How a case ends, and why, for the adapter to Laravel. */
export const expectedOfLaravel = (id: string) =>
  notConcerned.includes(id)
    ? ['skipped', expect.stringMatching(/cannot do|token|setClock|lineText/)]
    : id in knownGaps
      ? ['gap', knownGaps[id]]
      : ['passed', undefined];

/** What a case needs beside its readers: how an application notifies one, and the line of its page. */
export function subjectOfLaravel(
  notify: (userId: string, data: object, type: string) => Promise<unknown>,
  pusher: { change(state: string): void },
): Pick<ConformanceSubject, 'deliver' | 'breakLine' | 'settleMs' | 'knownGaps'> {
  return {
    deliver: (userId, { title, body, feedId, data }) =>
      notify(userId, { title, body, ...Object(data) }, typeof feedId === 'string' ? feedId : 'news'),
    breakLine() {
      pusher.change('connecting');
      setTimeout(() => pusher.change('connected'), 100);
    },
    settleMs: 20_000,
    knownGaps,
  };
}
