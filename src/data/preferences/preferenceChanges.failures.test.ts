import { expect, test, vi } from 'vitest';
import { type Change, createFailedActions } from '../outbox/failedActions.ts';
import { createPreferenceChanges, type Switches, withPendingSwitches } from './preferenceChanges.ts';

const refused = new Error('refused');

/** Changes whose requests end when the test decides, the list of those that failed, and every state of saving since. */
function start() {
  const sent: { workflowId: string | undefined; switches: Switches; end: (error?: Error) => void }[] = [];
  const failures = createFailedActions();
  const changes = createPreferenceChanges(
    (workflowId, switches) =>
      new Promise((resolve, reject) => {
        sent.push({ workflowId, switches, end: (error) => (error ? reject(error) : resolve()) });
      }),
    failures,
  );
  const states: string[] = [];
  changes.subscribe(() => states.push(changes.get().saving));
  const sends = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count));
  /** Makes a change that fails. */
  async function fail(workflowId: string | undefined, switches: Switches): Promise<void> {
    const before = sent.length;
    const changed = changes.change(workflowId, switches);
    await sends(before + 1);
    sent.at(-1)?.end(refused);
    await expect(changed).rejects.toBe(refused);
  }
  const ids = () => failures.get().map(({ id }) => id);
  return { sent, failures, changes, states, sends, fail, ids, saving: () => changes.get().saving };
}

/** A change of another kind that has failed. */
const removal: Change = {
  kind: 'removed',
  all: false,
  count: 1,
  targets: ['email a'],
  replaces: () => false,
  send: () => Promise.reject(refused),
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
  const { changes, failures, fail, ids, saving } = start();
  await fail('a', { email: false });
  const heard = vi.fn();
  changes.subscribe(heard);
  failures.dismiss(ids());
  expect(saving()).toBe('idle');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a failure of another kind is not one of the preferences', async () => {
  const { sent, changes, failures, sends, saving } = start();
  await expect(failures.watch(removal, Promise.reject(refused))).rejects.toBe(refused);
  expect(saving()).toBe('idle');
  const changed = changes.change('a', { email: false });
  expect(saving()).toBe('saving');
  await sends(1);
  sent[0]?.end();
  await changed;
  expect(saving()).toBe('saved');
  const heard = vi.fn();
  changes.subscribe(heard);
  failures.dismiss(failures.get().map(({ id }) => id));
  expect(heard).not.toHaveBeenCalled();
});

test('what was read is forgotten, and a failure of another kind stays listed', async () => {
  const { changes, failures, fail, saving } = start();
  await expect(failures.watch(removal, Promise.reject(refused))).rejects.toBe(refused);
  await fail('a', { email: false });
  changes.acknowledge();
  expect(saving()).toBe('idle');
  expect(failures.get()).toMatchObject([{ kind: 'removed' }]);
});

test('a failure stays listed when it is left while another change is being sent', async () => {
  const { sent, changes, failures, sends, fail } = start();
  await fail('a', { email: false });
  const other = changes.change('b', { email: false });
  await sends(2);
  changes.acknowledge();
  expect(failures.get()).toHaveLength(1);
  sent[1]?.end();
  await other;
});

test('a newer change of some switches leaves the others of a failed one to be sent again', async () => {
  const { sent, changes, failures, sends, fail, ids } = start();
  await fail(undefined, { email: false, sms: false, push: false });
  const newer = changes.change(undefined, { sms: true, push: true });
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
  const { sent, changes, failures, sends, fail } = start();
  await expect(failures.watch(removal, Promise.reject(refused))).rejects.toBe(refused);
  await fail('a', { email: false });
  await fail(undefined, { email: false });
  const other = changes.change('b', { email: false });
  await sends(3);
  sent[2]?.end();
  await other;
  expect(failures.get().map(({ kind }) => kind)).toEqual(['removed', 'preference', 'preference']);
  const same = changes.change('a', { email: true });
  await sends(4);
  sent[3]?.end();
  await same;
  expect(failures.get().map(({ kind }) => kind)).toEqual(['removed', 'preference']);
});

test('an unconfirmed change of all switches together is shown, and only where it was made', () => {
  const { changes } = start();
  const before = { enabled: true, channels: { email: true } };
  void changes.change('a', { enabled: false });
  const shown = (workflowId?: string) => withPendingSwitches(before, workflowId, changes.get().pending);
  expect(shown('a')).toEqual({ enabled: false, channels: { email: true } });
  expect([shown('b'), shown()]).toEqual([before, before]);
});
