import { isRecord, isString } from '../../../../src/data/transport/guards.ts';
import type { Effect } from '../model/MessagesQuery.ts';
import { keyOf, type Reader } from '../model/Reader.ts';
import type { InboxStore, StoredMessage } from '../store/InboxStore.ts';
import { belowPlace, matching, meant, ofReader, withIds } from './conditions.ts';
import type { Dialect } from './Dialect.ts';
import { insertMessages } from './insertMessages.ts';
import { type Bound, type Part, statement } from './statement.ts';
import { storedMessage } from './storedMessage.ts';

/** What is left of a removed message: its key, so that it is not sent again. */
const emptied = `update carillon_messages set removed = true, snoozed_until = null, feed = null, question = null, data = '{}', content = '{}' where`;
const newestFirst = 'order by created_at desc, id desc';

/** The statements of an inbox, in SQL that PostgreSQL and SQLite share. */
export function sqlStore(dialect: Dialect): InboxStore {
  const { run, row, time, json } = dialect;

  /** Rows that are chosen first, so that only their texts are read. */
  async function select(...chosen: readonly Part[]): Promise<readonly StoredMessage[]> {
    const rows = await run(
      statement(['select'], [row], ['as message from (select * from carillon_messages where'], ...chosen, [
        ') as m left join carillon_questions as q on q.id = m.question order by m.created_at desc, m.id desc',
      ]),
    );
    return rows.map(storedMessage);
  }

  const store: InboxStore = {
    insert: (readers, message, question, now) =>
      insertMessages(dialect, select, readers, message, question, now),
    list: (reader, query, limit, below) =>
      select(
        matching(dialect, reader, query),
        ...(below === undefined ? [] : [['and'] as const, belowPlace(dialect, below)]),
        [newestFirst],
        ['limit ?', limit],
      ),
    async count(reader, query, limit) {
      const [counted] = await run(
        statement(
          ['select count(*) as number from (select 1 from carillon_messages where'],
          matching(dialect, reader, query),
          ['limit ?) as found', limit],
        ),
      );
      return numberIn(counted, 'number');
    },
    async counts(reader) {
      const [counted] = await run(
        statement(
          ['select (select count(*) from carillon_messages where'],
          matching(dialect, reader, { read: false }),
          [') as unread, (select count(*) from carillon_messages where'],
          matching(dialect, reader, { seen: false }),
          [') as unseen'],
        ),
      );
      return { unread: numberIn(counted, 'unread'), unseen: numberIn(counted, 'unseen') };
    },
    find: (reader, ids) => select(withIds(dialect, reader, ids)),
    async change(reader, target, effect) {
      const which = meant(dialect, reader, target, effect !== 'removed');
      const changes: readonly (readonly Part[])[] =
        effect === 'removed'
          ? [
              [[emptied], which, ['and key is not null returning id']],
              [['delete from carillon_messages where'], which, ['and key is null returning id']],
            ]
          : [[setters(effect, time), which, ['returning id']]];
      const rows = [];
      for (const parts of changes) {
        rows.push(...(await run(statement(...parts))));
      }
      return rows.map((changed) => textIn(changed, 'id'));
    },
    async answer(reader, id, answer, now) {
      const given = JSON.stringify({ ...answer, reader: keyOf(reader) });
      const rows = await run(
        statement(
          ['update carillon_questions set answered ='],
          [json, given],
          ['where id in (select question from carillon_messages where'],
          withIds(dialect, reader, [id]),
          [') and answered is null and withdrawn_at is null and (expires_at is null or expires_at >'],
          [time, now],
          [') returning id'],
        ),
      );
      return rows.length > 0;
    },
    async close(question, answer, now) {
      const ends: readonly Part[] = answer
        ? [['answered ='], [json, JSON.stringify(answer)]]
        : [['withdrawn_at ='], [time, now]];
      const rows = await run(
        statement(['update carillon_questions set'], ...ends, [
          'where id = ? and answered is null and withdrawn_at is null returning id',
          question,
        ]),
      );
      return rows.length > 0;
    },
    async readersOf(question) {
      const sql = 'select distinct tenant, reader from carillon_messages where question = ?';
      return (await run(statement([sql, question]))).map(readerIn);
    },
    async wake(now, limit) {
      const rows = await run(
        statement(
          ['with due as materialized (select id from carillon_messages where snoozed_until <='],
          [time, now],
          ['order by snoozed_until limit ?', limit],
          [dialect.skipLocked],
          [
            ') update carillon_messages set read = false, snoozed_until = null, came_back = true, created_at =',
          ],
          [time, now],
          ['where id in (select id from due) returning tenant, reader'],
        ),
      );
      return rows.map(readerIn);
    },
    async switches(reader) {
      const rows = await run(
        statement(
          ['select workflow,'],
          [dialect.switchesText],
          ['as switches from carillon_switches where'],
          ofReader(reader),
        ),
      );
      return new Map(rows.map((turned) => [textIn(turned, 'workflow'), switchesIn(turned)]));
    },
    async turn({ id, tenant = '' }, workflow, turned) {
      await run(
        statement(
          [
            'insert into carillon_switches (tenant, reader, workflow, switches) values (?, ?, ?,',
            tenant,
            id,
            workflow,
          ],
          [json, JSON.stringify(turned)],
          [') on conflict (tenant, reader, workflow) do update set switches ='],
          [dialect.merged],
        ),
        false,
      );
    },
    async forget(reader) {
      await run(statement(['delete from carillon_messages where'], ofReader(reader)), false);
      await run(statement(['delete from carillon_switches where'], ofReader(reader)), false);
    },
  };
  return store;
}

function setters({ read, seen, archived, snoozedUntil }: Exclude<Effect, 'removed'>, time: string): Part {
  const flags: Part[] = [
    ...(read === undefined ? [] : [[read ? 'read = true' : 'read = false'] as const]),
    ...(seen === undefined ? [] : [[seen ? 'seen = true' : 'seen = false'] as const]),
    ...(archived === undefined ? [] : [[archived ? 'archived = true' : 'archived = false'] as const]),
    ...(snoozedUntil === undefined ? [] : [[['snoozed_until =', time].join(' '), snoozedUntil] as const]),
  ];
  const values: Bound[] = flags.flatMap(([, ...bound]) => bound);
  const sql = ['update carillon_messages set', flags.map(([text]) => text).join(', '), 'where'].join(' ');
  return [sql, ...values];
}

function readerIn(row: unknown): Reader {
  return { tenant: textIn(row, 'tenant'), id: textIn(row, 'reader') };
}

/** A column as a text: drivers give large numbers as numbers, texts or big integers. */
function textIn(row: unknown, name: string): string {
  return isRecord(row) ? String(row[name] ?? '') : '';
}

function numberIn(row: unknown, name: string): number {
  return Number(textIn(row, name));
}

function switchesIn(row: unknown): Record<string, boolean> {
  const text = isRecord(row) ? row.switches : undefined;
  const switches: unknown = isString(text) ? JSON.parse(text) : undefined;
  return Object.fromEntries(
    Object.entries(isRecord(switches) ? switches : {}).map(([name, isOn]) => [name, Boolean(isOn)]),
  );
}
