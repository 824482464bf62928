import '../../../tests/support/fakeDom.ts';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { mountReact } from '../../../tests/support/mountReact.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { InboxError } from '../transport/InboxError.ts';
import { type InboxAction, useAction } from './useAction.ts';

const refused = new InboxError({ kind: 'unavailable', reason: 'No' });
const readers = [{}, {}] as [InboxClient, InboxClient];

/** A part with an action whose runs end by `ends`, in the order of the runs. */
function mountAction() {
  const ends: { resolve(): void; reject(error: InboxError): void }[] = [];
  const act = vi.fn(
    (_client: InboxClient, _input: string) =>
      new Promise<void>((resolve, reject) => void ends.push({ resolve, reject })),
  );
  const seen: InboxAction<string>[] = [];
  const part = (client: InboxClient) =>
    createElement(Probe, { run: () => void seen.push(useAction(client, act)) });
  const page = mountReact(part(readers[0]));
  const now = () => seen[seen.length - 1] as InboxAction<string>;
  return {
    act,
    ends,
    run: (input: string) => now().run(input),
    state: () => ({ isRunning: now().isRunning, error: now().error }),
    render: (client: InboxClient) => page.render(part(client)),
  };
}

function Probe({ run }: { run: () => void }) {
  run();
  return null;
}

test('an action does it at once, is running until it is confirmed, and can be done again', async () => {
  const action = mountAction();
  expect(action.state()).toEqual({ isRunning: false, error: null });
  const done = action.run('first');
  expect(action.act).toHaveBeenCalledWith(readers[0], 'first');
  await vi.waitFor(() => expect(action.state()).toEqual({ isRunning: true, error: null }));
  action.ends[0]?.resolve();
  await done;
  await vi.waitFor(() => expect(action.state()).toEqual({ isRunning: false, error: null }));
});

test('an action tells why it failed, and no longer when it is done again', async () => {
  const action = mountAction();
  const failed = action.run('first');
  action.ends[0]?.reject(refused);
  await expect(failed).rejects.toBe(refused);
  await vi.waitFor(() => expect(action.state()).toEqual({ isRunning: false, error: refused }));
  void action.run('second');
  await vi.waitFor(() => expect(action.state()).toEqual({ isRunning: true, error: null }));
});

test('an action that was done twice is in the state of the second time', async () => {
  const action = mountAction();
  void action.run('first');
  const second = action.run('second');
  action.ends[0]?.reject(refused);
  await vi.waitFor(() => expect(action.state()).toEqual({ isRunning: true, error: null }));
  action.ends[1]?.resolve();
  await second;
  await vi.waitFor(() => expect(action.state()).toEqual({ isRunning: false, error: null }));
});

test('an action of another reader tells nothing of what the first has done', async () => {
  const action = mountAction();
  void action.run('first');
  action.ends[0]?.reject(refused);
  await vi.waitFor(() => expect(action.state().error).toBe(refused));
  action.render(readers[1]);
  expect(action.state()).toEqual({ isRunning: false, error: null });
  void action.run('second');
  expect(action.act).toHaveBeenLastCalledWith(readers[1], 'second');
});
