import { expect, onTestFinished, vi } from 'vitest';
import { widgetBackend } from '../../src/data/backends/widget/widgetBackend.ts';
import { pendingChangesOf } from '../../src/data/facts/pendingChanges.ts';
import type { Switches } from '../../src/data/model/preference.ts';
import { outboxOf } from '../../src/data/outbox/outbox.ts';
import { preferenceSavingOf } from '../../src/data/preferences/preferenceSaving.ts';
import { withPendingSwitches } from '../../src/data/preferences/preferences.ts';
import type { World } from '../../src/mocks/index.ts';
import { inboxOf } from './inboxOf.ts';

/** A change that is being sent, until the test ends it. */
interface SentSwitches {
  readonly workflowId: string | undefined;
  readonly switches: Switches;
  end(error?: Error): void;
}

/** Preference changes whose requests end when the test decides. */
export function switchesFixture(world: World) {
  const sent: SentSwitches[] = [];
  let isOver = false;
  const client = inboxOf(world, {
    backend: {
      ...widgetBackend({ backendUrl: world.backendUrl }),
      changePreference: (workflowId, switches) =>
        new Promise((resolve, reject) => {
          const end = (error?: Error) => (error ? reject(error) : resolve(undefined));
          sent.push({ workflowId, switches, end });
          if (isOver) {
            end();
          }
        }),
    },
  });
  const saving = preferenceSavingOf(client);
  const before = { enabled: true, channels: { email: true, sms: true, push: false } };
  const pending = () => pendingChangesOf(client).get().changes;
  // A change that is left without an answer would fail half a minute later, in the middle of another test.
  onTestFinished(async () => {
    isOver = true;
    for (const { end } of sent) {
      end();
    }
    await vi.waitFor(() => expect(pending()).toEqual([]));
  });
  return {
    client,
    sent,
    failures: outboxOf(client).failures,
    change: saving.change,
    acknowledge: saving.acknowledge,
    subscribe: saving.subscribe,
    saving: saving.get,
    shown: (workflowId?: string) => withPendingSwitches(before, workflowId, pending(), 0),
    pending: () => pending().length,
    switches: () => sent.map(({ switches }) => switches),
    sends: (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count)),
  };
}
