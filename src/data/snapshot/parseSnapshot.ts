import { countLimit } from '../model/countLimit.ts';
import { type MessagesQuery, normalizeQuery } from '../model/messagesQuery.ts';
import { countKinds } from '../model/shownCount.ts';
import { parseStoredMessage } from '../model/storedMessage.ts';
import type { Organization } from '../organization/parseOrganization.ts';
import { isRecord, isString, toCount } from '../transport/guards.ts';
import { isBoolean } from '../transport/isBoolean.ts';
import { withoutPrototypeKeys } from '../transport/withoutPrototypeKeys.ts';
import { type InboxSnapshot, snapshotVersion } from './InboxSnapshot.ts';

/** Why a value is no snapshot. Never leaves this file. */
class Refusal extends Error {}

/** A stored or sent value as a snapshot, or undefined if a part of it is wrong, or it has another version. Never throws. */
export function parseSnapshot(value: unknown): InboxSnapshot | undefined {
  try {
    return toSnapshot(value);
  } catch {
    // Whatever is wrong with it: the inbox works without.
    return undefined;
  }
}

function toSnapshot(value: unknown): InboxSnapshot {
  if (!isRecord(value) || value.version !== snapshotVersion || !Array.isArray(value.feeds)) {
    throw new Refusal();
  }
  const { savedAtMs, organization } = value;
  if (typeof savedAtMs !== 'number' || !(savedAtMs >= 0) || savedAtMs === Number.POSITIVE_INFINITY) {
    throw new Refusal();
  }
  return {
    version: snapshotVersion,
    savedAtMs,
    applicationIdentifier: toText(value.applicationIdentifier),
    subscriberId: toText(value.subscriberId),
    backendUrl: toText(value.backendUrl),
    organization: organization === undefined ? undefined : toOrganization(organization),
    counts: toCounts(value.counts),
    feeds: value.feeds.map(toFeed),
  };
}

function toText(value: unknown): string {
  if (!isString(value) || value === '') {
    throw new Refusal();
  }
  return value;
}

/** Not by `parseOrganization`, which bundlers would put into a file of its own for every page if this late code needed it too. */
function toOrganization(value: unknown): Organization {
  if (!isRecord(value) || !isString(value.name) || !isRecord(value.branding)) {
    throw new Refusal();
  }
  const { color, logo, fontFamily, direction } = value.branding;
  const text = (member: unknown) => (isString(member) ? member : undefined);
  return {
    _id: toText(value._id),
    name: value.name,
    branding: {
      color: text(color),
      logo: text(logo),
      fontFamily: text(fontFamily),
      direction: direction === 'ltr' || direction === 'rtl' ? direction : undefined,
    },
  };
}

function toCounts(value: unknown): InboxSnapshot['counts'] {
  if (!isRecord(value)) {
    throw new Refusal();
  }
  const counts = countKinds.flatMap((kind) => {
    const stored = value[kind];
    if (stored === undefined) {
      return [];
    }
    const count = toCount(stored);
    if (count === undefined || count !== stored || count > countLimit) {
      throw new Refusal();
    }
    return [[kind, count]];
  });
  return Object.fromEntries(counts);
}

function toFeed(value: unknown): InboxSnapshot['feeds'][number] {
  if (!isRecord(value) || !Array.isArray(value.messages) || !isBoolean(value.hasMore)) {
    throw new Refusal();
  }
  const messages = value.messages.map((stored: unknown) => {
    const message = parseStoredMessage(stored);
    if (message === undefined) {
      throw new Refusal();
    }
    return message;
  });
  const { envelope } = value;
  return {
    query: toQuery(value.query),
    messages,
    hasMore: value.hasMore,
    ...(isRecord(envelope) ? { envelope: withoutPrototypeKeys(envelope) } : {}),
  };
}

function toQuery(value: unknown): MessagesQuery {
  if (!isRecord(value)) {
    throw new Refusal();
  }
  const { feedIdentifier, seen, read, limit, payload } = value;
  const isFeed =
    isString(feedIdentifier) || (Array.isArray(feedIdentifier) && feedIdentifier.every(isString));
  return normalizeQuery({
    feedIdentifier: isFeed ? feedIdentifier : absent(feedIdentifier),
    seen: isBoolean(seen) ? seen : absent(seen),
    read: isBoolean(read) ? read : absent(read),
    limit: typeof limit === 'number' ? limit : absent(limit),
    payload: isRecord(payload) ? payload : absent(payload),
  });
}

/** A query without one of its filters would show other messages, so a wrong member is not left out. */
function absent(value: unknown): undefined {
  if (value !== undefined) {
    throw new Refusal();
  }
}
