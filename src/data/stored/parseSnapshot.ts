import { countKinds, countLimit } from '../model/counts.ts';
import type { Organization } from '../model/organization.ts';
import { parseMessage } from '../model/parseMessage.ts';
import { parseQuery } from '../model/parseQuery.ts';
import { isRecord, isString, toCount } from '../transport/guards.ts';
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
    applicationIdentifier:
      value.applicationIdentifier === undefined ? undefined : toText(value.applicationIdentifier),
    subscriberId: toText(value.subscriberId),
    backendId: toText(value.backendId),
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
    id: toText(value.id),
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
  if (!isRecord(value) || !Array.isArray(value.messages) || value.next === undefined) {
    throw new Refusal();
  }
  const messages = value.messages.map((stored: unknown) => {
    const message = parseMessage(stored);
    if (message === undefined) {
      throw new Refusal();
    }
    return message;
  });
  const { raw } = value;
  const query = parseQuery(value.query);
  if (query === undefined) {
    throw new Refusal();
  }
  return {
    query,
    messages,
    next: value.next,
    ...(isRecord(raw) ? { raw: withoutPrototypeKeys(raw) } : {}),
  };
}
