import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, vi } from 'vitest';
import type { OwnedInboxClient } from '../../src/data/engine/createInboxClient.ts';
import { pendingChangesOf } from '../../src/data/facts/pendingChanges.ts';
import { preferenceSavingOf } from '../../src/data/preferences/preferenceSaving.ts';
import { preferencesOptions, shownPreferences } from '../../src/data/preferences/preferences.ts';
import type { World } from '../../src/mocks/index.ts';
import { inboxOf } from './inboxOf.ts';

/** Loaded preferences as a mounted screen has them: the cache with the reader's unconfirmed changes on top. */
export async function preferencesFixture(world: World, client: OwnedInboxClient = inboxOf(world)) {
  const workflows = new QueryObserver(client.queryClient, preferencesOptions(client, 'template'));
  const global = new QueryObserver(client.queryClient, preferencesOptions(client, 'global'));
  const saving = preferenceSavingOf(client);
  const pending = () => pendingChangesOf(client).get().changes;
  for (const observer of [workflows, global]) {
    onTestFinished(observer.subscribe(() => {}));
  }
  await vi.waitFor(() => expect(workflows.getCurrentResult().isSuccess).toBe(true));
  await vi.waitFor(() => expect(global.getCurrentResult().isSuccess).toBe(true));
  const [first = '', second = ''] = world.preferences().map(({ template }) => template._id);
  return {
    world,
    client,
    ids: { first, second },
    change: saving.change,
    pending: () => pending().length,
    saving: saving.get,
    /** The switches of a workflow, or of the global preference without an id. */
    shown(workflowId?: string) {
      const row =
        workflowId === undefined
          ? shownPreferences(client, 'global')
          : shownPreferences(client, 'template')?.find(({ workflow }) => workflow.id === workflowId);
      return row?.preference;
    },
    inWorld: (workflowId: string) =>
      world.preferences().find(({ template }) => template._id === workflowId)?.preference,
    /** The bodies that were sent. */
    sent: () =>
      world.requests
        .filter(({ method }) => method === 'PATCH')
        .map(({ path, body }) => [path.replace('/widgets/preferences', ''), body]),
    reads: (path = '') =>
      world.requests.filter((call) => call.method === 'GET' && call.path === `/widgets/preferences${path}`)
        .length,
  };
}
