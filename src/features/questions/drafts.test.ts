import { expect, test } from 'vitest';
import { browserTabs } from '../../../tests/support/browserTabs.ts';
import { inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { pendingOf } from '../../data/facts/pendingChanges.ts';
import { answerMessage } from '../../data/messages/answerMessage.ts';
import { outboxOf } from '../../data/outbox/outbox.ts';
import { buildMessage, failingFor } from '../../mocks/index.ts';
import { createDrafts } from './drafts.ts';

browserTabs();
const platform = mockPlatform();

test('what was written for an answer is kept while that is undone or refused, and forgotten once one is confirmed', async () => {
  const buttons = [{ type: 'primary' as const, content: 'Approve' }];
  const cta = {
    type: 'redirect' as const,
    data: {},
    action: { status: 'pending' as const, buttons, result: {} },
  };
  const [first, other] = [buildMessage({ cta }), buildMessage({ _id: '64f000000000000000000002', cta })];
  const world = platform({ messages: [first, other] });
  const client = inboxOf(world);
  const written = { values: { note: ['x'] } };
  const drafts = client.service(createDrafts);
  drafts.set(first._id, written);
  drafts.set(other._id, written);
  const press = { messageId: first._id, answer: 'primary' } as const;

  await answerMessage(client, { ...press, undoMs: 60_000 });
  for (const { id } of pendingOf(client).changes) {
    outboxOf(client).undo(id);
  }
  expect(drafts.get(first._id)).toBe(written);

  const accept = failingFor(`/widgets/messages/${first._id}/actions/primary`, 403)(world);
  await expect(answerMessage(client, press)).rejects.toMatchObject({ status: 403 });
  expect(drafts.get(first._id)).toBe(written);

  accept();
  await answerMessage(client, press);
  expect([first, other].map(({ _id }) => drafts.get(_id))).toEqual([undefined, written]);
  await quiet(client);
});

test('the drafts of two tabs are the same, and neither tab loses what the other has written', async () => {
  const world = platform({ messages: [buildMessage()] });
  const [one, other] = [inboxOf(world), inboxOf(world)];
  const [here, there] = [one.service(createDrafts), other.service(createDrafts)];
  const draft = (text: string) => ({ answer: 'yes', values: { note: [text] } });
  here.set('a', draft('from here'));
  there.set('b', draft('from there'));
  here.set('c', draft('again from here'));
  expect(['a', 'b', 'c'].map((id) => there.get(id))).toEqual([
    draft('from here'),
    draft('from there'),
    draft('again from here'),
  ]);
  there.drop('a');
  expect(here.get('a')).toBeUndefined();
  expect(inboxOf(world).service(createDrafts).get('b')).toEqual(draft('from there'));
  await quiet(one);
  await quiet(other);
});
