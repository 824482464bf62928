import type { NewMessage } from '../model/InboxMessage.ts';
import { keyOf, type Reader } from '../model/Reader.ts';
import type { StoredMessage } from '../store/InboxStore.ts';
import type { Dialect } from './Dialect.ts';
import { type Part, statement } from './statement.ts';

type Select = (...chosen: readonly Part[]) => Promise<readonly StoredMessage[]>;

/** Stores a message for each reader, its question first: a question that no message has yet is never seen. */
export async function insertMessages(
  { run, time, json, each }: Dialect,
  select: Select,
  readers: readonly Reader[],
  message: NewMessage,
  question: string | undefined,
  now: string,
): Promise<readonly StoredMessage[]> {
  const {
    feedId = null,
    data = {},
    key = null,
    answers,
    parts,
    expiresAt,
    withdrawnAt,
    ...content
  } = message;
  if (question !== undefined) {
    await run(
      statement(
        ['insert into carillon_questions (id, content, expires_at, withdrawn_at) values (?,', question],
        [json, JSON.stringify({ answers, parts })],
        [','],
        [time, isoOf(expiresAt)],
        [','],
        [time, isoOf(withdrawnAt)],
        [') on conflict (id) do nothing'],
      ),
      false,
    );
  }
  const to = JSON.stringify(readers.map(({ id, tenant = '' }) => [tenant, id]));
  const inserted = await run(
    statement(
      ['insert into carillon_messages (tenant, reader, key, question, created_at, feed, data, content)'],
      ['select item.value ->> 0, item.value ->> 1, cast(? as text), cast(? as text),', key, question ?? null],
      [time, now],
      [', cast(? as text),', feedId],
      [json, JSON.stringify(data)],
      [','],
      [json, JSON.stringify(content)],
      ['from'],
      [each, to],
      ['where true on conflict (tenant, reader, key) where key is not null do nothing returning id'],
    ),
  );
  const ids = inserted.map((row) => [String(Object(row).id)]);
  const stored = await (key === null
    ? select(['id in (select cast(item.value ->> 0 as bigint) from'], [each, JSON.stringify(ids)], [')'])
    : select(
        ['key = ? and (tenant, reader) in (select item.value ->> 0, item.value ->> 1 from', key],
        [each, to],
        [')'],
      ));
  const places = new Map(readers.map((reader, place) => [keyOf(reader), place]));
  const placeOf = ({ reader }: StoredMessage) => places.get(keyOf(reader)) ?? 0;
  return [...stored].sort((one, other) => placeOf(one) - placeOf(other));
}

function isoOf(time: string | Date | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}
