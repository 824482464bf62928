import { countKinds, countLimit } from '../model/counts.ts';
import type { Organization } from '../model/organization.ts';
import { parseMessage } from '../model/parseMessage.ts';
import { parseQuery } from '../model/parseQuery.ts';
import { isRecord, isString, textOf, toCount } from '../transport/guards.ts';
import { withoutPrototypeKeys } from '../transport/withoutPrototypeKeys.ts';
import { type InboxSnapshot, snapshotVersion } from './InboxSnapshot.ts';

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
  check(isRecord(value));
  const { version, savedAtMs, applicationIdentifier, organization, counts, feeds } = value;
  check(version === snapshotVersion && Array.isArray(feeds));
  check(typeof savedAtMs === 'number' && savedAtMs >= 0 && savedAtMs !== Number.POSITIVE_INFINITY);
  return {
    version,
    savedAtMs,
    applicationIdentifier: applicationIdentifier === undefined ? undefined : toText(applicationIdentifier),
    subscriberId: toText(value.subscriberId),
    backendId: toText(value.backendId),
    organization: organization === undefined ? undefined : toOrganization(organization),
    counts: toCounts(counts),
    feeds: feeds.map(toFeed),
  };
}

/** Nothing of a snapshot is used where a part of it is wrong. */
function check(isRight: boolean): asserts isRight {
  if (!isRight) {
    throw new Error('It is no snapshot');
  }
}

function toText(value: unknown): string {
  check(isString(value) && value !== '');
  return value;
}

/** Not by `parseOrganization`, which bundlers would put into a file of its own for every page if this late code needed it too. */
function toOrganization(value: unknown): Organization {
  check(isRecord(value) && isString(value.name) && isRecord(value.branding));
  const { color, logo, fontFamily, direction } = value.branding;
  return {
    id: toText(value.id),
    name: value.name,
    branding: {
      color: textOf(color),
      logo: textOf(logo),
      fontFamily: textOf(fontFamily),
      direction: direction === 'ltr' || direction === 'rtl' ? direction : undefined,
    },
  };
}

function toCounts(value: unknown): InboxSnapshot['counts'] {
  check(isRecord(value));
  const counts = countKinds.map((kind) => [kind, value[kind]] as const);
  const known = counts.filter(([, count]) => count !== undefined);
  check(known.every(([, count]) => toCount(count) === count && Number(count) <= countLimit));
  return Object.fromEntries(known);
}

function toFeed(value: unknown): InboxSnapshot['feeds'][number] {
  check(isRecord(value) && Array.isArray(value.messages) && value.next !== undefined);
  const { messages: rows, next, raw } = value;
  const query = parseQuery(value.query);
  const messages = rows.flatMap((row: unknown) => parseMessage(row) ?? []);
  check(query !== undefined && messages.length === rows.length);
  return { query, messages, next, ...(isRecord(raw) ? { raw: withoutPrototypeKeys(raw) } : {}) };
}
