import { type InboxClient, parseQuietHours, supported, toInboxError } from '../../data/index.ts';
import type { QuietRecord } from './QuietRecord.ts';

/** What a browser keeps of a reader, until its client ends. */
export interface KeptRecord {
  readonly signal: AbortSignal;
  read(): QuietRecord;
  change(next: Partial<QuietRecord>): void;
}

/** How long no other change may come before hours are sent, in milliseconds. */
const waitMs = 1_000;

/** What sends the hours of a client, one after the other. */
function createSending() {
  return {
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
    line: Promise.resolve(),
    changes: 0,
  };
}

/**
 * Keeps quiet hours at the server: sends those that the reader `isChanged`, else asks for them. What could not be sent in this visit is sent
 * in the next one.
 */
export function keepHours(client: InboxClient, kept: KeptRecord, isChanged: boolean): void {
  if (!isChanged) {
    void ask(client, kept);
    return;
  }
  const sending = client.service(createSending);
  kept.change({ isUnsent: true });
  sending.changes += 1;
  clearTimeout(sending.timer);
  sending.timer = setTimeout(() => {
    sending.line = sending.line.then(async () => {
      const sent = sending.changes;
      if ((await send(client, kept)) && sent === sending.changes) {
        kept.change({ isUnsent: undefined });
      }
    });
  }, waitMs);
  kept.signal.addEventListener('abort', () => clearTimeout(sending.timer));
}

/** Whether there is nothing more to send. */
async function send(client: InboxClient, { read }: KeptRecord): Promise<boolean> {
  const { hours } = read();
  try {
    await client.send(
      (call) => supported(client, 'schedule', (backend) => backend.changeQuietHours?.(hours, call)),
      { isSilent: true },
    );
    return true;
  } catch (thrown) {
    const error = toInboxError(thrown);
    const isUnsupported = error.kind === 'unsupported';
    if (!isUnsupported) {
      client.events.emit('error', error);
    }
    return isUnsupported;
  }
}

async function ask(client: InboxClient, { signal, read, change }: KeptRecord): Promise<void> {
  try {
    const answer = await client.ask('quietHours', signal, (call) =>
      supported(client, 'schedule', (backend) => backend.getQuietHours?.(call)),
    );
    const { hours, isUnsent } = read();
    if (answer !== undefined && !isUnsent) {
      change({ hours: { timeZone: hours.timeZone, ...parseQuietHours(answer) } });
    }
  } catch {
    // Those of this browser stay in force.
  }
}
