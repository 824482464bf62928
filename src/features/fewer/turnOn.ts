import {
  type InboxClient,
  refreshPreferences,
  shownPreferences,
  updatePreferences,
} from '../../data/index.ts';
import type { Off } from './fewerStore.ts';

/** Turns the in-app channel of a workflow on again, if it is off and is to be on still. Fails where the server cannot be asked. */
export async function turnOn(
  client: InboxClient,
  { workflowId }: Off,
  isMeant: () => boolean,
  forget: (workflowId: string) => void,
): Promise<void> {
  await refreshPreferences(client);
  // The reader may have chosen otherwise meanwhile.
  if (isMeant()) {
    const rows = shownPreferences(client, 'template') ?? [];
    forget(workflowId);
    if (rows.some(({ workflow, preference }) => workflow.id === workflowId && !preference.channels.in_app)) {
      // The reader is told of a failure.
      await updatePreferences(client, { workflowId, switches: { in_app: true } }).catch(() => {});
    }
  }
}
