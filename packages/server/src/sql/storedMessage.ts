import { isRecord, isString } from '../../../../src/data/transport/guards.ts';
import type { InboxMessage } from '../model/InboxMessage.ts';
import { keyOf } from '../model/Reader.ts';
import type { StoredMessage } from '../store/InboxStore.ts';

/** Reads a message from the JSON of its row. Throws where a table is not as the migration made it. */
export function storedMessage(row: unknown): StoredMessage {
  const stored: unknown = isRecord(row) && isString(row.message) ? JSON.parse(row.message) : undefined;
  if (!isRecord(stored) || !isString(stored.id) || !isString(stored.reader) || !isString(stored.tenant)) {
    throw new TypeError(
      'carillon-server: a row of carillon_messages is not as its migration made it, so the inbox cannot be read. Run the migration of this version.',
    );
  }
  const { id, tenant, question } = stored;
  const reader = { tenant, id: stored.reader };
  const { reader: answeredBy, by, ...own } = recordOf(stored.answered);
  const message = withoutAbsent({
    ...recordOf(stored.content),
    ...recordOf(stored.asked),
    id,
    createdAt: time(stored.createdAt),
    read: Boolean(stored.read),
    seen: Boolean(stored.seen),
    archived: Boolean(stored.archived),
    snoozedUntil: time(stored.snoozedUntil),
    cameBack: Boolean(stored.cameBack),
    feedId: stored.feedId,
    data: recordOf(stored.data),
    expiresAt: time(stored.expiresAt),
    withdrawnAt: time(stored.withdrawnAt),
    // Who has answered knows that.
    answered: 'id' in own ? withoutAbsent({ ...own, by: answeredBy === keyOf(reader) ? null : by }) : null,
  });
  if (!isMessage(message)) {
    throw new TypeError(
      `carillon-server: the message ${id} has no date, so it cannot be listed. Correct its row.`,
    );
  }
  return {
    reader,
    message,
    ...(isString(question) ? { question } : {}),
    ...(isString(answeredBy) ? { answeredBy } : {}),
  };
}

function isMessage(value: Record<string, unknown>): value is Record<string, unknown> & InboxMessage {
  return isString(value.id) && isString(value.createdAt);
}

/** What has no value is left out, as the protocol has it. */
function withoutAbsent(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => (value ?? null) !== null));
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function time(value: unknown): string | undefined {
  return isString(value) ? new Date(value).toISOString() : undefined;
}
