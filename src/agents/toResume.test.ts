import { buildResumeArray, HttpAgent, isInterruptExpired } from '@ag-ui/client';
import type { Interrupt } from '@ag-ui/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fromInterrupt } from './fromInterrupt.ts';
import { toResume } from './toResume.ts';

const run = { threadId: 'thread-1', runId: 'run-1' };
const mail: Interrupt = { id: 'i-1', reason: 'tool_call', toolCallId: 'tc-1', message: 'Send the mail?' };
const form: Interrupt = {
  id: 'i-2',
  reason: 'input_required',
  message: 'Which quarter?',
  responseSchema: {
    type: 'object',
    properties: {
      quarter: { type: 'string', enum: ['Q1', 'Q2'] },
      year: { type: 'integer', minimum: 2000 },
      note: { type: 'string', maxLength: 5 },
    },
    required: ['quarter', 'year'],
  },
};
const filed = { quarter: 'Q1', year: 2026 };
const answered = (id: string, data?: object) => ({ answered: { id, at: '2026-11-29T10:00:00Z', data } });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-29T10:00:05Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the contract rules of AG-UI: a resume', () => {
  test('1: is of the thread of the run that had asked, and messages of two threads are not mixed', () => {
    const one = { ...fromInterrupt(mail, run), ...answered('approve') };
    expect(toResume(one)).toMatchObject(run);
    const other = { ...fromInterrupt(form, { ...run, threadId: 'thread-2' }), ...answered('send', filed) };
    expect(() => toResume([one, other])).toThrow('Not the messages of one run');
  });

  test('2: names the interrupts of that run, and no other', () => {
    const one = { ...fromInterrupt(mail, run), ...answered('approve') };
    expect(toResume(one).resume.map(({ interruptId }) => interruptId)).toEqual(['i-1']);
    const later = { ...fromInterrupt(form, { ...run, runId: 'run-2' }), ...answered('send', filed) };
    expect(() => toResume([one, later])).toThrow('Not the messages of one run');
  });

  test('3: covers all interrupts of the run at once, or there is none', () => {
    const message = fromInterrupt([mail, form], run);
    const first = { 'i-1': { id: 'approve' } };
    expect(() => toResume({ ...message, ...answered('parts', first) })).toThrow(
      'No answer to i-2: parts are answered together',
    );
    const both = { ...first, 'i-2': { id: 'send', data: filed } };
    const { resume } = toResume({ ...message, ...answered('parts', both) });
    expect(resume).toEqual([
      {
        interruptId: 'i-1',
        status: 'resolved',
        payload: { approved: true },
        metadata: { at: '2026-11-29T10:00:00Z' },
      },
      { interruptId: 'i-2', status: 'resolved', payload: filed, metadata: { at: '2026-11-29T10:00:00Z' } },
    ]);
    // The client of AG-UI makes the same of the same answers.
    const metadata = { at: '2026-11-29T10:00:00Z' };
    const responses = {
      'i-1': { status: 'resolved', payload: { approved: true }, metadata },
      'i-2': { status: 'resolved', payload: filed, metadata },
    } as const;
    expect(resume).toEqual(buildResumeArray([mail, form], responses));
  });

  test('3: can be of one message for each interrupt, if they are given together', () => {
    const messages = [
      { ...fromInterrupt(mail, run), ...answered('decline') },
      { ...fromInterrupt(form, run), ...answered('send', filed) },
    ];
    expect(toResume(messages).resume.map(({ payload }) => payload)).toEqual([{ approved: false }, filed]);
  });

  test('4: is all that a thread takes that waits: a question without an answer has none', () => {
    expect(() => toResume(fromInterrupt(mail, run))).toThrow('No answer to i-1');
    expect(() => toResume([])).toThrow('No interrupts');
    expect(() => toResume({ ...answered('approve') })).toThrow('Not the messages of one run');
  });

  test('5: is the same for the same answer, and so are message and id for the same interrupts', () => {
    const message = fromInterrupt([mail, form], run);
    expect(fromInterrupt([mail, form], run)).toEqual(message);
    const given = answered('parts', { 'i-1': { id: 'decline' }, 'i-2': { id: 'send', data: filed } });
    expect(toResume({ ...message, ...given })).toEqual(toResume({ ...message, ...given }));
  });

  test.each([
    { wrong: 'nothing', data: undefined },
    { wrong: 'a member less', data: { quarter: 'Q1' } },
    { wrong: 'a choice that there is not', data: { ...filed, quarter: 'Q3' } },
    { wrong: 'a text for a number', data: { ...filed, year: '2026' } },
    { wrong: 'no whole number', data: { ...filed, year: 2026.5 } },
    { wrong: 'a number below the least', data: { ...filed, year: 1999 } },
    { wrong: 'a text that is too long', data: { ...filed, note: '123456' } },
    { wrong: 'an object', data: { ...filed, note: { deep: true } } },
  ])('6: has a payload that was checked: $wrong is not sent', ({ data }) => {
    const message = fromInterrupt(form, run);
    expect(() => toResume({ ...message, ...answered('send', data) })).toThrow('No usable answer to');
  });

  test('6: has nothing that was not asked for', () => {
    const message = { ...fromInterrupt(form, run), ...answered('send', { ...filed, admin: true }) };
    expect(toResume(message).resume[0]?.payload).toEqual(filed);
    const approval = { ...fromInterrupt(mail, run), ...answered('decline', { approved: true }) };
    expect(toResume(approval).resume[0]?.payload).toEqual({ approved: false });
  });

  test('7: is never sent after the first of the interrupts has expired: it is cancelled, all of it', () => {
    const soon: Interrupt = { ...mail, expiresAt: '2026-11-29T10:00:10Z' };
    const late: Interrupt = { ...form, expiresAt: '2026-11-29T12:00:00+01:00' };
    const message = fromInterrupt([late, soon], run);
    expect(message.expiresAt).toBe('2026-11-29T10:00:10.000Z');
    const given = answered('parts', { 'i-1': { id: 'approve' }, 'i-2': { id: 'send', data: filed } });
    expect(toResume({ ...message, ...given }).resume.map(({ status }) => status)).toEqual([
      'resolved',
      'resolved',
    ]);
    vi.setSystemTime(Date.parse('2026-11-29T10:00:10Z'));
    expect(isInterruptExpired(soon)).toBe(true);
    const cancelled = [
      { interruptId: 'i-2', status: 'cancelled' },
      { interruptId: 'i-1', status: 'cancelled' },
    ];
    // Whether there was an answer in time or none.
    expect(toResume({ ...message, ...given }).resume).toEqual(cancelled);
    expect(toResume(message).resume).toEqual(cancelled);
  });

  test('8: that cannot be made is an error, and never an empty payload', () => {
    const message = fromInterrupt(mail, run);
    expect(() => toResume({ ...message, ...answered('constructor') })).toThrow('No answer to i-1');
    expect(() => toResume({ ...message, ...answered('approve'), answers: undefined })).toThrow(
      'No answer to i-1',
    );
    expect(() => toResume({ ...message, ...answered('approve'), data: { ...run } })).toThrow('No interrupts');
  });
});

test('several of a list are checked one by one, and how many there are', () => {
  const days = {
    type: 'array',
    items: { type: 'string', enum: ['mo', 'tu', 'we'] },
    minItems: 1,
    maxItems: 2,
  };
  const schema = { properties: { days, why: { type: 'string' } }, required: ['days'] };
  const asked: Interrupt = { ...form, responseSchema: schema };
  const message = fromInterrupt(asked, run);
  const sent = (given: unknown) => toResume({ ...message, ...answered('send', { days: given }) }).resume[0];
  expect(sent(['mo', 'we'])?.payload).toEqual({ days: ['mo', 'we'] });
  for (const wrong of [[], ['mo', 'tu', 'we'], ['mo', 'su'], 'mo', [1], { 0: 'mo' }]) {
    expect(() => sent(wrong)).toThrow('No usable answer to days');
  }
});

test('a no is inside the payload, and only a question that nobody has answered is cancelled', () => {
  const message = fromInterrupt(mail, run);
  expect(toResume({ ...message, ...answered('decline') }).resume[0]).toMatchObject({
    status: 'resolved',
    payload: { approved: false },
  });
  expect(toResume({ ...message, withdrawnAt: '2026-11-29T10:00:00Z' }).resume).toEqual([
    { interruptId: 'i-1', status: 'cancelled' },
  ]);
});

test('an answer to cancel is there where the host has words for it', () => {
  expect(fromInterrupt(mail, run).answers?.map(({ id }) => id)).toEqual(['approve', 'decline']);
  const message = fromInterrupt(mail, { ...run, labels: { cancel: 'Skip it' } });
  expect(message.answers?.at(-1)).toEqual({ id: 'cancel', label: 'Skip it' });
  expect(toResume({ ...message, ...answered('cancel') }).resume).toEqual([
    { interruptId: 'i-1', status: 'cancelled' },
  ]);
});

test('who has answered goes with the answer, beside its payload', () => {
  const at = '2026-11-29T10:00:00Z';
  const message = { ...fromInterrupt(mail, run), answered: { id: 'approve', by: 'Maya', at } };
  expect(toResume(message).resume[0]?.metadata).toEqual({ at, by: 'Maya' });
});

test('the client of AG-UI takes a resume, and refuses what it lets nobody send', async () => {
  const agent = new HttpAgent({
    url: 'http://127.0.0.1:9',
    threadId: run.threadId,
    fetch: () => Promise.resolve(new Response('', { headers: { 'Content-Type': 'text/event-stream' } })),
  });
  agent.pendingInterrupts = [mail, { ...form, expiresAt: '2026-11-29T10:00:06Z' }];
  const message = fromInterrupt(agent.pendingInterrupts, run);
  const given = answered('parts', { 'i-1': { id: 'approve' }, 'i-2': { id: 'send', data: filed } });
  const refused = (resume: ReturnType<typeof toResume>['resume']) =>
    agent.runAgent({ runId: 'run-2', resume }).then(
      () => false,
      (error) => /pending interrupt|expired/.test(String(error)),
    );
  expect(await refused(toResume({ ...message, ...given }).resume)).toBe(false);
  expect(await refused(toResume({ ...message, ...given }).resume.slice(1))).toBe(true);
  const early = toResume({ ...message, ...given }).resume;
  vi.setSystemTime(Date.parse('2026-11-29T10:00:07Z'));
  expect(await refused(early)).toBe(true);
  expect(await refused(toResume({ ...message, ...given }).resume)).toBe(false);
});
