import { expect, test, vi } from 'vitest';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { switchesFixture } from '../../../tests/support/switchesFixture.ts';
import type { NewChange } from '../model/change.ts';
import type { Switches } from '../model/preference.ts';
import { InboxError } from '../transport/InboxError.ts';

const refused = new InboxError({ kind: 'refused', status: 400, reason: 'refused', retryable: false });
const platform = mockPlatform();

/** Changes whose requests end when the test decides, and every state of saving since. */
function start() {
  const fixture = switchesFixture(platform());
  const { sent, change, sends, failures, subscribe, saving } = fixture;
  const states: string[] = [];
  subscribe(() => states.push(saving()));
  /** Makes a change that fails. */
  async function fail(workflowId: string | undefined, switches: Switches): Promise<void> {
    const before = sent.length;
    const changed = change(workflowId, switches);
    await sends(before + 1);
    sent.at(-1)?.end(refused);
    await expect(changed).rejects.toBe(refused);
  }
  const ids = () => failures.get().map(({ id }) => id);
  const failElsewhere = () => failures.add(removal, refused, () => Promise.reject(refused));
  return { ...fixture, states, fail, ids, failElsewhere };
}

/** A change of another kind. */
const removal: NewChange = {
  type: 'messages',
  kind: 'removed',
  effect: 'removed',
  count: 1,
  target: { ids: ['email a'] },
};

test('a change that failed is listed with its switches, and is sent again on request, as it was', async () => {
  const { sent, failures, sends, fail, ids, saving, states } = start();
  await fail('a', { email: false, sms: true });
  expect(failures.get()).toMatchObject([{ kind: 'preference', all: false, count: 2, failures: 1 }]);
  expect(saving()).toBe('failed');
  failures.retry(ids());
  await sends(2);
  expect(sent[1]).toMatchObject({ workflowId: 'a', switches: { email: false, sms: true } });
  sent[1]?.end();
  await vi.waitFor(() => expect(failures.get()).toEqual([]));
  expect(saving()).toBe('saved');
  expect([...new Set(states)]).toEqual(['saving', 'failed', 'saved']);
});

test('a dismissed failure leaves nothing to say, and listeners hear it once', async () => {
  const { subscribe, failures, fail, ids, saving } = start();
  await fail('a', { email: false });
  const heard = vi.fn();
  subscribe(heard);
  failures.dismiss(ids());
  expect(saving()).toBe('idle');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a failure of another kind is not one of the preferences', async () => {
  const { sent, change, subscribe, failures, sends, saving, failElsewhere } = start();
  failElsewhere();
  expect(saving()).toBe('idle');
  const changed = change('a', { email: false });
  expect(saving()).toBe('saving');
  await sends(1);
  sent[0]?.end();
  await changed;
  expect(saving()).toBe('saved');
  const heard = vi.fn();
  subscribe(heard);
  failures.dismiss(failures.get().map(({ id }) => id));
  expect(heard).not.toHaveBeenCalled();
});

test('what was read is forgotten, and a failure of another kind stays listed', async () => {
  const { acknowledge, failures, fail, saving, failElsewhere } = start();
  failElsewhere();
  await fail('a', { email: false });
  acknowledge();
  expect(saving()).toBe('idle');
  expect(failures.get()).toMatchObject([{ kind: 'removed' }]);
});

test('a failure stays listed when it is left while another change is being sent', async () => {
  const { sent, change, acknowledge, failures, sends, fail } = start();
  await fail('a', { email: false });
  const other = change('b', { email: false });
  await sends(2);
  acknowledge();
  expect(failures.get()).toHaveLength(1);
  sent[1]?.end();
  await other;
});

test('a newer change of some switches leaves the others of a failed one to be sent again', async () => {
  const { sent, change, failures, sends, fail, ids } = start();
  await fail(undefined, { email: false, sms: false, push: false });
  const newer = change(undefined, { sms: true, push: true });
  expect(failures.get()).toMatchObject([{ count: 1 }]);
  await sends(2);
  sent[1]?.end();
  await newer;
  failures.retry(ids());
  await sends(3);
  expect(sent[2]).toMatchObject({ workflowId: undefined, switches: { email: false } });
  expect(Object.keys(sent[2]?.switches ?? {})).toEqual(['email']);
  sent[2]?.end();
});

test('a change of a switch replaces no failure of another kind, nor that of another workflow', async () => {
  const { sent, change, failures, sends, fail, failElsewhere } = start();
  failElsewhere();
  await fail('a', { email: false });
  await fail(undefined, { email: false });
  const other = change('b', { email: false });
  await sends(3);
  sent[2]?.end();
  await other;
  expect(failures.get().map(({ kind }) => kind)).toEqual(['removed', 'preference', 'preference']);
  const same = change('a', { email: true });
  await sends(4);
  sent[3]?.end();
  await same;
  expect(failures.get().map(({ kind }) => kind)).toEqual(['removed', 'preference']);
});

test('an unconfirmed change of all switches together is shown, and only where it was made', () => {
  const { change, shown } = start();
  const before = { enabled: true, channels: { email: true, sms: true, push: false } };
  // It ends with its client.
  change('a', { enabled: false }).catch(() => {});
  expect(shown('a')).toEqual({ ...before, enabled: false });
  expect([shown('b'), shown()]).toEqual([before, before]);
});
