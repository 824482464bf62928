import { channels, type PreferenceLevel } from '../../platform-constants/index.ts';
import { preferencesKey } from '../cache/preferencesKey.ts';
import { refresherOf } from '../cache/refresher.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import {
  type GlobalPreference,
  type PreferenceSwitches,
  parseWorkflowPreference,
  readGlobalPreference,
  type WorkflowPreference,
} from '../model/preference.ts';
import type { Switches, SwitchesChange } from '../outbox/change.ts';
import type { Sender } from '../outbox/sender.ts';
import { isRecord } from '../transport/guards.ts';
import { toInboxError } from '../transport/InboxError.ts';

/** Sends switches of preferences, and writes the answer to the cache. `onEnd` is called before a change is settled. */
export function switchSender(client: InboxClient, onEnd: (isSaved: boolean) => void): Sender<SwitchesChange> {
  return {
    async send({ workflowId, switches }, _time, settle) {
      try {
        await (workflowId === undefined
          ? sendGlobal(client, switches)
          : sendToWorkflow(client, workflowId, switches));
      } catch (thrown) {
        onEnd(false);
        throw toInboxError(thrown);
      }
      onEnd(true);
      settle();
    },
    refetch({ workflowId }) {
      // The server may have made the change nevertheless, or may not have the workflow any more.
      refresherOf(client).refresh(
        preferencesKey(client.scope, workflowId === undefined ? 'global' : 'template'),
      );
    },
  };
}

async function sendToWorkflow(client: InboxClient, workflowId: string, switches: Switches): Promise<void> {
  const { enabled, ...asked } = switches;
  // One call takes one channel.
  const [channel] = Object.entries(asked).map(([type, on]) => ({ type, enabled: on }));
  const answer = await client.call('updatePreference', {
    params: { id: workflowId },
    body: { channel, enabled },
    keepalive: true,
  });
  const parsed = parseWorkflowPreference(isRecord(answer) ? answer.data : undefined);
  const returned = parsed?.template._id === workflowId ? parsed : undefined;
  await confirm<readonly WorkflowPreference[]>(client, 'template', returned !== undefined, (rows) =>
    rows.map((row) =>
      row.template._id === workflowId
        ? { ...row, preference: confirmed(row.preference, returned?.preference, switches) }
        : row,
    ),
  );
}

async function sendGlobal(client: InboxClient, switches: Switches): Promise<void> {
  const { enabled, ...asked } = switches;
  const preferences = Object.entries(asked).map(([channel, on]) => ({
    channelType: channel,
    type: channel,
    enabled: on,
  }));
  const answer = await client.call('updateGlobalPreferences', {
    body: { preferences, enabled },
    keepalive: true,
  });
  const returned = readGlobalPreference(isRecord(answer) ? answer.data : undefined);
  await confirm<GlobalPreference>(client, 'global', returned !== undefined, (row) => ({
    ...row,
    preference: confirmed(row.preference, returned?.preference, switches),
  }));
}

/** Writes what the server has confirmed. What its answer lacks, and what was being fetched meanwhile, is refetched. */
async function confirm<Data>(
  client: InboxClient,
  level: PreferenceLevel,
  told: boolean,
  write: (data: Data) => Data,
): Promise<void> {
  const { queryClient } = client;
  const queryKey = preferencesKey(client.scope, level);
  const wasFetching = queryClient.isFetching({ queryKey }) > 0;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Data>(queryKey, (data) => data && write(data));
  if (wasFetching || !told) {
    refresherOf(client).refresh(queryKey);
  }
}

/**
 * The changed switches as the server returned them; the others as they were. In a late answer
 * the others are older than a change that was confirmed since.
 */
function confirmed(
  before: PreferenceSwitches,
  returned: PreferenceSwitches | undefined,
  { enabled, ...asked }: Switches,
): PreferenceSwitches {
  const turned = channels.filter((channel) => asked[channel] !== undefined);
  return {
    ...before,
    enabled: enabled === undefined ? before.enabled : (returned?.enabled ?? enabled),
    channels: {
      ...before.channels,
      ...Object.fromEntries(
        turned.map((channel) => [channel, returned?.channels[channel] ?? asked[channel]]),
      ),
    },
  };
}
