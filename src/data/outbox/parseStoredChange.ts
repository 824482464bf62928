import { channels } from '../../platform-constants/index.ts';
import {
  type Change,
  changeStates,
  type FeedTarget,
  type MessageChangeKind,
  messageChangeKinds,
} from '../model/change.ts';
import type { MessageEffect } from '../model/messageFlags.ts';
import { parseQuery } from '../model/parseQuery.ts';
import { isRecord, isString, textOf, type UnknownRecord } from '../transport/guards.ts';
import { isBoolean } from '../transport/lateGuards.ts';
import { parseStored } from './storedChanges.ts';
import { storedVersion } from './storedNames.ts';

/** How long a stored change may be sent, in milliseconds: 7 days. */
export const maxStoredAgeMs = 604_800_000;

/** Whether a stored change is of a later version, whose pages will read it. */
export function isOfLaterVersion(text: string | null): boolean {
  const { version } = parseStored(text);
  return typeof version === 'number' && version > storedVersion;
}

/** A stored change; undefined if it is too old, of another version or none at all. */
export function parseStoredChange(text: string | null, nowMs: number): Change | undefined {
  const { atMs, version, change } = parseStored(text);
  // A clock that was set back makes it younger than nothing, which is no reason to drop it.
  return version === storedVersion &&
    isRecord(change) &&
    typeof atMs === 'number' &&
    nowMs - atMs <= maxStoredAgeMs
    ? parseChange(change)
    : undefined;
}

function parseChange(change: UnknownRecord): Change | undefined {
  const { id, count, type } = change;
  const state = changeStates.find((one) => one === change.state);
  if (typeof id !== 'number' || typeof count !== 'number' || state === undefined) {
    return undefined;
  }
  // JSON has no infinity: that is what a count at its limit falls by.
  const delta = (value: unknown) => (value === null ? Number.NEGATIVE_INFINITY : numberOf(value));
  const shared = { id, count, state, deltas: pick(change.deltas, ['unreadDelta', 'unseenDelta'], delta) };
  const target = isRecord(change.target) ? change.target : {};
  switch (type) {
    case 'messages':
    case 'feed': {
      const kind = parseKind(change.kind);
      const effect = parseEffect(change.effect);
      if (kind === undefined || effect === undefined || !isTexts(target.ids)) {
        return undefined;
      }
      const made = { ...shared, kind, effect };
      const feed = type === 'feed' ? parseFeedTarget(target, target.ids) : undefined;
      return type === 'messages'
        ? { ...made, type, target: { ids: target.ids } }
        : feed && { ...made, type, target: feed };
    }
    case 'switches': {
      const effect = pick(change.effect, [...channels, 'enabled'], booleanOf);
      const workflowId = textOf(target.workflowId);
      const told = { label: textOf(change.label), untilMs: numberOf(change.untilMs) };
      return effect && { ...shared, ...told, type, kind: 'preference', target: { workflowId }, effect };
    }
    case 'answer': {
      const { answer, data, label } = isRecord(change.effect) ? change.effect : {};
      return isTexts(target.ids) && isString(answer)
        ? {
            ...shared,
            type,
            kind: 'answer',
            target: { ids: target.ids },
            effect: { answer, data: isRecord(data) ? data : undefined, label: textOf(label) },
          }
        : undefined;
    }
    default:
      return undefined;
  }
}

function parseKind(kind: unknown): MessageChangeKind | undefined {
  return messageChangeKinds.find((one) => one === kind);
}

function parseEffect(effect: unknown): MessageEffect | undefined {
  if (effect === 'removed') {
    return effect;
  }
  const until = isRecord(effect) ? effect.snoozedUntil : undefined;
  const flags = {
    ...pick(effect, ['seen', 'read', 'archived'], booleanOf),
    ...(isString(until) || until === null ? { snoozedUntil: until } : {}),
  };
  return Object.keys(flags).length > 0 ? flags : undefined;
}

function parseFeedTarget(
  { feedId, hasMore, oldest, ...target }: UnknownRecord,
  ids: readonly string[],
): FeedTarget | undefined {
  const query = parseQuery(target.query);
  return (
    query && {
      query,
      ids,
      hasMore: hasMore === true,
      feedId: textOf(feedId),
      oldest: textOf(oldest),
    }
  );
}

/** The members of these names that `read` can read; undefined if it has none since it is no object. */
function pick<Name extends string, Value>(
  record: unknown,
  names: readonly Name[],
  read: (value: unknown) => Value | undefined,
): { readonly [One in Name]?: Value } | undefined {
  if (!isRecord(record)) {
    return undefined;
  }
  const entries = names.map((name) => [name, read(record[name])]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const booleanOf = (value: unknown) => (isBoolean(value) ? value : undefined);

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isString);
}
