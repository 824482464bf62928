import { expect, test } from 'vitest';
import { messageFromItem } from '../../backends/inbox/inboxItem.ts';
import { buildMessage, buildPreference, toRecord } from '../../mocks/index.ts';
import { messageFromWire } from '../backends/widget/fromWire.ts';
import { parseWorkflowPreferences } from '../backends/widget/parsePreferences.ts';
import { parseMessage } from '../model/parseMessage.ts';
import type { WorkflowPreference } from '../model/preference.ts';
import { workflowOf } from './workflowOf.ts';

const row = (id: string, more = {}): WorkflowPreference => ({
  workflow: { id, name: id, critical: false, tags: [], ...more },
  preference: { enabled: true, channels: { in_app: true } },
});

test('a message of the widget protocol is of the workflow that has its trigger', () => {
  const preferences = parseWorkflowPreferences(
    { data: [0, 1, 2].map((index) => buildPreference({}, index)) },
    () => {},
  );
  const message = parseMessage(messageFromWire(toRecord(buildMessage({}, 2))));
  expect(message && workflowOf(message, preferences)?.workflow.name).toBe('File activity');
});

test('an item of the inbox API is of the workflow that it names, and its live form of that with its identifier', () => {
  const preferences = [row('1', { identifier: 'invoice' }), row('2', { identifier: 'comment' })];
  const workflow = { id: '2', identifier: undefined };
  const item = parseMessage(messageFromItem({ id: 'a', isRead: false, createdAt: '', workflow }));
  const live = parseMessage(messageFromWire({ _id: 'a', read: false, templateIdentifier: 'comment' }));
  expect(item && workflowOf(item, preferences)?.workflow.id).toBe('2');
  expect(live && workflowOf(live, preferences)?.workflow.id).toBe('2');
});

test('a message of another backend is of the workflow with its kind as the id', () => {
  expect(
    workflowOf({ kind: 'comments', raw: undefined }, [row('invoices'), row('comments')])?.workflow.id,
  ).toBe('comments');
});

test.each([
  [undefined, undefined],
  ['x', undefined],
  ['', {}],
  [undefined, { workflow: 'comments' }],
  [undefined, { workflow: {} }],
])('a message of the kind %j with %j is of no known workflow', (kind, raw) => {
  const loose = [
    row('comments', { triggers: 'x' }),
    row('invoices', { triggers: [null, {}], identifier: 5 }),
  ];
  expect(workflowOf({ kind, raw }, loose)).toBeUndefined();
});
