import type { MessagesQuery, Place, Target } from '../model/MessagesQuery.ts';
import type { Reader } from '../model/Reader.ts';
import type { Dialect } from './Dialect.ts';
import { all, type Part } from './statement.ts';

/** The one place that binds what is read and changed to its reader. */
export function ofReader({ id, tenant = '' }: Reader): Part {
  return ['tenant = ? and reader = ?', tenant, id];
}

/** The messages of a reader, without what is left of removed ones. */
function ofInbox(reader: Reader): Part {
  return all([ofReader(reader), ['not removed']]);
}

/** The messages of a query. Flags are written out, so that the partial indexes apply. */
export function matching(dialect: Dialect, reader: Reader, query: MessagesQuery): Part {
  const { read, seen, archived = false, snoozed = false, feed, data } = query;
  const parts: Part[] = [
    ofInbox(reader),
    [archived ? 'archived' : 'not archived'],
    [snoozed ? 'snoozed_until is not null' : 'snoozed_until is null'],
  ];
  if (archived || snoozed) {
    parts.push(['(archived or snoozed_until is not null)']);
  }
  if (read !== undefined) {
    parts.push([read ? 'read' : 'not read']);
  }
  if (seen !== undefined) {
    parts.push([seen ? 'seen' : 'not seen']);
  }
  if (feed !== undefined) {
    const [first = null, ...others] = feed;
    // Equality with one feed keeps the order of its index.
    parts.push(['feed is not null'], others.length === 0 ? ['feed = ?', first] : anyFeed(dialect, feed));
  }
  if (data !== undefined) {
    parts.push([dialect.contains, JSON.stringify(data)]);
  }
  return all(parts);
}

function anyFeed({ each }: Dialect, feeds: readonly string[]): Part {
  const values = JSON.stringify(feeds.map((feed) => [feed]));
  return [['feed in (select item.value ->> 0 from', each, ')'].join(' '), values];
}

/** The messages of these ids; what cannot be an id is left out. */
export function withIds({ each }: Dialect, reader: Reader, ids: readonly string[]): Part {
  const values = JSON.stringify(ids.filter((id) => /^\d{1,18}$/.test(id)).map((id) => [id]));
  const among = ['id in (select cast(item.value ->> 0 as bigint) from', each, ')'].join(' ');
  return all([ofInbox(reader), [among, values]]);
}

/** The messages that a change is for: of all of a query only unread ones are set, so that a read one is never made unread. */
export function meant(dialect: Dialect, reader: Reader, target: Target, isSet: boolean): Part {
  return 'ids' in target
    ? withIds(dialect, reader, target.ids)
    : all([matching(dialect, reader, target.all), ...(isSet ? [['not read'] as const] : [])]);
}

/** The rows below a place, in the order of lists. */
export function belowPlace({ time }: Dialect, { createdAt, id }: Place): Part {
  return [['(created_at, id) < (', time, ', cast(cast(? as text) as bigint))'].join(' '), createdAt, id];
}
