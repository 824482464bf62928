import { channels } from '../../platform-constants/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { Switches, SwitchesChange } from '../model/change.ts';
import {
  type PreferenceSwitches,
  parseWorkflowPreference,
  readGlobalPreference,
} from '../model/preference.ts';
import type { Sender } from '../outbox/sender.ts';
import { isRecord } from '../transport/guards.ts';
import { toInboxError } from '../transport/InboxError.ts';

/** Sends switches of preferences. `onEnd` is called before a change has ended. */
export function switchSender(client: InboxClient, onEnd: (isSaved: boolean) => void): Sender<SwitchesChange> {
  return {
    async send({ workflowId, switches }) {
      try {
        const returned = await (workflowId === undefined
          ? sendGlobal(client, switches)
          : sendToWorkflow(client, workflowId, switches));
        onEnd(true);
        return { switches: returned && told(returned, switches) };
      } catch (thrown) {
        onEnd(false);
        throw toInboxError(thrown);
      }
    },
  };
}

async function sendToWorkflow(
  client: InboxClient,
  workflowId: string,
  { enabled, ...asked }: Switches,
): Promise<PreferenceSwitches | undefined> {
  // One call takes one channel.
  const [channel] = Object.entries(asked).map(([type, on]) => ({ type, enabled: on }));
  const answer = await client.call('updatePreference', {
    params: { id: workflowId },
    body: { channel, enabled },
    keepalive: true,
  });
  const parsed = parseWorkflowPreference(isRecord(answer) ? answer.data : undefined);
  return parsed?.template._id === workflowId ? parsed.preference : undefined;
}

async function sendGlobal(
  client: InboxClient,
  { enabled, ...asked }: Switches,
): Promise<PreferenceSwitches | undefined> {
  const preferences = Object.entries(asked).map(([channel, on]) => ({
    channelType: channel,
    type: channel,
    enabled: on,
  }));
  const answer = await client.call('updateGlobalPreferences', {
    body: { preferences, enabled },
    keepalive: true,
  });
  return readGlobalPreference(isRecord(answer) ? answer.data : undefined)?.preference;
}

/** The changed switches as the server returned them; of the others its answer may be older than a change that was confirmed since. */
function told(returned: PreferenceSwitches, { enabled, ...asked }: Switches): Switches {
  const turned = channels.flatMap((channel) => {
    const on = asked[channel];
    return on === undefined ? [] : [[channel, returned.channels[channel] ?? on] as const];
  });
  return { ...Object.fromEntries(turned), ...(enabled === undefined ? {} : { enabled: returned.enabled }) };
}
