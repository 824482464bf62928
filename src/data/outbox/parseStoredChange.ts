import { channels } from '../../platform-constants/index.ts';
import {
  type Change,
  type CountDeltas,
  changeStates,
  type FeedTarget,
  type MessageChangeKind,
  messageChangeKinds,
} from '../model/change.ts';
import type { MessageEffect } from '../model/messageFlags.ts';
import { parseQuery } from '../model/parseQuery.ts';
import type { Switches } from '../model/preference.ts';
import { isRecord, isString, type UnknownRecord } from '../transport/guards.ts';
import { isBoolean } from '../transport/isBoolean.ts';
import { fromFirstForm } from './firstStoredForm.ts';
import { storedVersion } from './storedChanges.ts';

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

/** Whether a stored change is of a later version, whose pages will read it. */
export function isOfLaterVersion(text: string | null): boolean {
  const stored = parseJson(text);
  return isRecord(stored) && typeof stored.version === 'number' && stored.version > storedVersion;
}

/** A stored change of this version or the first; undefined if it is too old, of another version or none at all. */
export function parseStoredChange(text: string | null, nowMs: number): Change | undefined {
  const stored = parseJson(text);
  if (!isRecord(stored) || !isRecord(stored.change)) {
    return undefined;
  }
  const { atMs, version } = stored;
  const change = version === 1 ? fromFirstForm(stored.change) : stored.change;
  const isKnown = version === 1 || version === storedVersion;
  // A clock that was set back makes it younger than nothing, which is no reason to drop it.
  return isKnown && typeof atMs === 'number' && nowMs - atMs <= maxStoredAgeMs
    ? parseChange(change)
    : undefined;
}

function parseChange(change: UnknownRecord): Change | undefined {
  const { id, count, type } = change;
  const state = changeStates.find((one) => one === change.state);
  if (typeof id !== 'number' || typeof count !== 'number' || state === undefined) {
    return undefined;
  }
  const shared = { id, count, state, deltas: parseDeltas(change.deltas) };
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
      const effect = parseSwitches(change.effect);
      const workflowId = isString(target.workflowId) ? target.workflowId : undefined;
      return effect && { ...shared, type, kind: 'preference', target: { workflowId }, effect };
    }
    case 'button': {
      const { messageId } = target;
      const { button, data } = isRecord(change.effect) ? change.effect : {};
      return isString(messageId) && (button === 'primary' || button === 'secondary')
        ? {
            ...shared,
            type,
            kind: 'button',
            target: { messageId },
            effect: { button, data: isRecord(data) ? data : undefined },
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
  const { seen, read, archived, snoozedUntil } = isRecord(effect) ? effect : {};
  const flags = {
    ...(isBoolean(seen) ? { seen } : {}),
    ...(isBoolean(read) ? { read } : {}),
    ...(isBoolean(archived) ? { archived } : {}),
    ...(isString(snoozedUntil) || snoozedUntil === null ? { snoozedUntil } : {}),
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
      feedId: isString(feedId) ? feedId : undefined,
      oldest: isString(oldest) ? oldest : undefined,
    }
  );
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
