import { channels, messageStatuses } from '../../platform-constants/index.ts';
import {
  type Change,
  type CountDeltas,
  changeStates,
  type FeedTarget,
  type MessageChangeKind,
  type Switches,
} from '../model/change.ts';
import { bulkMarks, type MessageFlags, markedFlags, type SentMark } from '../model/messageMarks.ts';
import { type MessagesQuery, normalizeQuery } from '../model/messagesQuery.ts';
import { isRecord, isString, type UnknownRecord } from '../transport/guards.ts';
import { isBoolean } from '../transport/isBoolean.ts';
import { storedVersion } from './storeChanges.ts';

/** How long a stored change may be sent, in milliseconds: 7 days. */
export const maxStoredAgeMs = 604_800_000;

/** How much a stored change moves the counts of a tab that has not loaded its messages; undefined if that is not stored. */
export function parseStoredShare(text: string | null): Partial<CountDeltas> | undefined {
  const stored = parseJson(text);
  return isRecord(stored) ? parseDeltas(stored.share) : undefined;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** A stored change; undefined if it is too old, of another version or none at all. */
export function parseStoredChange(text: string | null, nowMs: number): Change | undefined {
  const stored = parseJson(text);
  if (!isRecord(stored) || stored.version !== storedVersion || !isRecord(stored.change)) {
    return undefined;
  }
  const { atMs } = stored;
  // A clock that was set back makes it younger than nothing, which is no reason to drop it.
  return typeof atMs === 'number' && nowMs - atMs <= maxStoredAgeMs ? parseChange(stored.change) : undefined;
}

function parseChange(change: UnknownRecord): Change | undefined {
  const { id, count } = change;
  const state = changeStates.find((one) => one === change.state);
  if (typeof id !== 'number' || typeof count !== 'number' || state === undefined) {
    return undefined;
  }
  const shared = { id, count, state, deltas: parseDeltas(change.deltas) };
  const kind = parseKind(change.kind);
  const { type, messageId, button } = change;
  if (type === 'messages' && kind !== undefined) {
    const mark = parseMark(change.mark);
    return isTexts(change.messageIds) && mark !== undefined
      ? { ...shared, type, kind, messageIds: change.messageIds, mark }
      : undefined;
  }
  if (type === 'feed' && kind !== undefined) {
    const target = parseTarget(change.target);
    const mark = change.mark === 'removed' ? change.mark : bulkMarks.find((one) => one === change.mark);
    return target && mark && { ...shared, type, kind, target, mark };
  }
  if (type === 'switches') {
    const switches = parseSwitches(change.switches);
    const workflowId = isString(change.workflowId) ? change.workflowId : undefined;
    return switches && { ...shared, type, kind: 'preference', workflowId, switches };
  }
  if (type === 'button' && isString(messageId) && (button === 'primary' || button === 'secondary')) {
    const payload = isRecord(change.payload) ? change.payload : undefined;
    return { ...shared, type, kind: 'button', messageId, button, payload };
  }
  return undefined;
}

function parseKind(kind: unknown): MessageChangeKind | undefined {
  return kind === 'removed' ? kind : messageStatuses.find((one) => one === kind);
}

function parseMark(mark: unknown): SentMark | 'removed' | undefined {
  if (isRecord(mark)) {
    return parseFlags(mark);
  }
  const names = Object.keys(markedFlags) as (keyof typeof markedFlags)[];
  return mark === 'removed' ? mark : names.find((one) => one === mark);
}

function parseFlags({ seen, read }: UnknownRecord): Partial<MessageFlags> {
  return { ...(isBoolean(seen) ? { seen } : {}), ...(isBoolean(read) ? { read } : {}) };
}

function parseTarget(target: unknown): FeedTarget | undefined {
  if (!isRecord(target) || !isRecord(target.query) || !isTexts(target.messageIds)) {
    return undefined;
  }
  const { messageIds, feedId, oldest } = target;
  return {
    query: parseQuery(target.query),
    messageIds,
    hasMore: target.hasMore === true,
    feedId: isString(feedId) ? feedId : undefined,
    oldest: isString(oldest) ? oldest : undefined,
  };
}

function parseQuery({ feedIdentifier, seen, read, limit, payload }: UnknownRecord): MessagesQuery {
  return normalizeQuery({
    feedIdentifier: isString(feedIdentifier) || isTexts(feedIdentifier) ? feedIdentifier : undefined,
    seen: isBoolean(seen) ? seen : undefined,
    read: isBoolean(read) ? read : undefined,
    limit: typeof limit === 'number' ? limit : undefined,
    payload: isRecord(payload) ? payload : undefined,
  });
}

function parseSwitches(switches: unknown): Switches | undefined {
  if (!isRecord(switches)) {
    return undefined;
  }
  const names = [...channels, 'enabled'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const on = switches[name];
      return isBoolean(on) ? [[name, on]] : [];
    }),
  );
}

function parseDeltas(deltas: unknown): Partial<CountDeltas> | undefined {
  if (!isRecord(deltas)) {
    return undefined;
  }
  const names = ['unreadDelta', 'unseenDelta'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const delta = deltas[name];
      // JSON has no infinity: that is what a count at its limit falls by.
      const known = delta === null ? Number.NEGATIVE_INFINITY : delta;
      return typeof known === 'number' ? [[name, known]] : [];
    }),
  );
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isString);
}
