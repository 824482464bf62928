import type { Replacement } from './startOwnServer.ts';

/** A server that does not keep the protocol. */
export interface ServerFault {
  /** What it does, as the rest of a sentence about it. */
  readonly name: string;
  /** What is planted in `examples/own-server/server.ts` and in the sources of `carillon-server`. */
  readonly replacements: readonly Replacement[];
  /** The cases that have to fail, and what each of them says. */
  readonly caughtBy: Readonly<Record<string, RegExp>>;
}

function fault(
  name: string,
  caughtBy: ServerFault['caughtBy'],
  ...replacements: readonly Replacement[]
): ServerFault {
  return { name, replacements, caughtBy };
}

const ofAll = 'matching(dialect, reader, target.all)';
const byIds = 'withIds(dialect, reader, target.ids)';
const listed = `matching(dialect, reader, query),
        ...(below`;
const counted = `as number from (select 1 from carillon_messages where'],
          matching(dialect, reader, query),`;
const inbox = `['not archived and snoozed_until is null']`;
const untilAnswered = 'answered is null and withdrawn_at is null and (expires_at is null or expires_at >';
/** A condition, with something else in place of a part of its text. */
const changed = (condition: string, part: string, other: string) =>
  `(([sql, ...values]) => [sql.replaceAll(${JSON.stringify(part)}, ${JSON.stringify(other)}), ...values])(${condition})`;
const ofAnybody = (condition: string) => changed(condition, 'reader = ?', `'nobody' <> ?`);
const query = 'matching(dialect, reader, query)';

/** The faults, each planted alone. */
export const serverFaults: readonly ServerFault[] = [
  // Changes of all.
  fault(
    'removes the messages of every reader where one removes all',
    { 'all/remove': /other reader.*it is gone/ },
    [ofAll, `(isSet ? ${ofAll} : ${inbox})`],
  ),
  fault('removes none where a reader removes all', { 'all/remove': /in the list/ }, [
    ofAll,
    `all([${ofAll}, [isSet ? 'true' : 'false']])`,
  ]),
  fault(
    'removes all of the inbox, whatever the query of `all` is',
    {
      'all/remove-feed': /not of the query is gone/,
      'all/remove-data': /not of the query is gone/,
      'all/remove-read': /not of the query is gone/,
      'all/remove-archived': /still there/,
      'all/read-feed': /not of the query is read/,
    },
    [ofAll, 'matching(dialect, reader, {})'],
  ),
  fault(
    'takes what is archived along where a reader removes all',
    { 'all/remove': /took a message.*archived/ },
    [ofAll, changed(ofAll, 'not archived', 'true')],
  ),
  fault(
    'ignores `seen` in the query of `all`',
    {
      'all/read-seen': /not of the query is read/,
      'all/remove-unseen': /not of the query is gone/,
    },
    [ofAll, 'matching(dialect, reader, { ...target.all, seen: undefined })'],
  ),
  fault('makes all messages read that a reader marks as seen', { 'all/seen': /read, and seen/ }, [
    `read ? 'read = true' : 'read = false'`,
    `'read = true'`,
  ]),
  fault('makes read messages unread that a reader marks as seen', { 'all/seen': /read, and seen/ }, [
    `['not read'] as const`,
    `['true'] as const`,
  ]),
  fault('marks the messages of every reader', { 'all/read': /other reader.*"read":true/ }, [
    ofAll,
    `(isSet ? ${inbox} : ${ofAll})`,
  ]),
  // Changes of some.
  fault('changes the first of several messages only', { 'changes/several': /are read/ }, [
    byIds,
    'withIds(dialect, reader, target.ids.slice(0, 1))',
  ]),
  fault('changes all messages where a reader names one', { 'changes/read': /message that was returned/ }, [
    byIds,
    'matching(dialect, reader, {})',
  ]),
  fault('lets a reader change the messages of another one', { 'changes/foreign': /other reader/ }, [
    byIds,
    ofAnybody(byIds),
  ]),
  // Snooze and archive.
  fault('never ends a snooze', { 'changes/snooze-ends': /first row/, 'line/snooze-ends': /came back/ }, [
    'where snoozed_until <=',
    'where false and snoozed_until <=',
  ]),
  fault(
    'brings a message back as a read one once its time has come',
    { 'changes/snooze-ends': /Whether it is read/ },
    ['set read = false, snoozed_until = null', 'set snoozed_until = null'],
  ),
  fault(
    'brings a message back with its old date',
    { 'changes/snooze-ends': /first row/ },
    ['came_back = true, created_at =', 'came_back = (created_at <>'],
    ['where id in (select id from due)', ') where id in (select id from due)'],
  ),
  fault('lists what is put off in the inbox, too', { 'changes/snooze': /listed in the inbox/ }, [
    `: 'snoozed_until is null'`,
    `: 'true'`,
  ]),
  fault('lists what is archived in the inbox, too', { 'changes/archive': /listed in the inbox/ }, [
    `: 'not archived'`,
    `: 'true'`,
  ]),
  // Lists and counts.
  fault('lists the messages of every reader', { 'changes/foreign': /another reader in the list/ }, [
    listed,
    listed.replace(query, ofAnybody(query)),
  ]),
  fault(
    'lists the oldest first',
    { 'lists/newest-first': /dates of the rows/ },
    ['order by created_at desc, id desc', 'order by created_at, id'],
    ['order by m.created_at desc, m.id desc', 'order by m.created_at, m.id'],
  ),
  fault('lists the last row of a page once more', { 'lists/pages': /page by page/ }, [
    '(created_at, id) < (',
    '(created_at, id) <= (',
  ]),
  fault('ignores `cursor` beside `read`', { 'lists/pages-of-unread': /rows of two pages/ }, [
    'below === undefined ? []',
    'below === undefined || query.read !== undefined ? []',
  ]),
  fault('ignores `limit` of a list', { 'lists/pages': /rows were asked/ }, [
    'limitOf(parameters, 10, maxRows)',
    '10',
  ]),
  fault('ignores `feed`', { 'lists/feed': /these feeds/ }, [
    'if (feed !== undefined) {',
    'if (feed?.length === 0) {',
  ]),
  fault('has dates without a zone', { 'lists/newest-first': /no zone/ }, [
    'createdAt: time(stored.createdAt)',
    `createdAt: time(stored.createdAt).replace('Z', '')`,
  ]),
  fault('counts what is archived', { 'counts/places': /Unread messages, and all/ }, [
    counted,
    counted.replace(query, changed(query, 'not archived', 'true')),
  ]),
  fault('counts what is put off', { 'counts/places': /Unread messages, and all/ }, [
    counted,
    counted.replace(query, changed(query, 'snoozed_until is null', 'true')),
  ]),
  // Answers and preferences.
  fault(
    'lets a reader answer a message of another one',
    { 'answers/foreign': /message of the other reader/ },
    ['select(withIds(dialect, reader, ids))', `select(${ofAnybody('withIds(dialect, reader, ids)')})`],
    ['withIds(dialect, reader, [id])', ofAnybody('withIds(dialect, reader, [id])')],
  ),
  fault(
    'refuses an answer that is sent twice',
    { 'answers/give': /sent once more/, 'answers/twice': /sent once more/ },
    ['answered?.id !== answer ||', 'answered?.id !== answer || true ||'],
  ),
  fault(
    'gives an answer that is sent twice a new time',
    { 'answers/twice': /after that/ },
    ['if (!isSame(stored, reader, answer, data)) {', 'if (true) {'],
    [
      'refuseIfClosed(stored, now())',
      'isSame(stored, reader, answer, data) || refuseIfClosed(stored, now())',
    ],
    [untilAnswered, untilAnswered.replace('answered is null and ', '')],
  ),
  fault('knows the first of several answers only', { 'answers/several': /409|422/ }, [
    'answers?.find(',
    'answers?.slice(0, 1).find(',
  ]),
  fault('forgets what was sent with an answer', { 'answers/several': /and its data/ }, [
    'at: now(), ...(kept && { data: kept }) }',
    'at: now() }',
  ]),
  fault(
    'takes another answer after the first',
    { 'answers/conflict': /How an answer failed/ },
    ['    answered !== undefined\n', '    false\n'],
    [untilAnswered, untilAnswered.replace('answered is null and ', '')],
  ),
  fault(
    'takes an answer after its time',
    { 'answers/expired': /How an answer failed/ },
    [`expiresAt <= now && 'expired'`, 'false'],
    [untilAnswered, untilAnswered.replace('(expires_at', '(true or expires_at')],
  ),
  fault(
    'refuses an answer that is sent twice once the time is over',
    { 'answers/runs-out': /once more after its time/ },
    [
      'if (!isSame(stored, reader, answer, data)) {',
      'if (!isSame(stored, reader, answer, data) || stored.message.expiresAt <= now()) {',
    ],
  ),
  fault('takes an answer after its time by the clock', { 'answers/runs-out': /How an answer failed/ }, [
    'const { store, now } = context;',
    'const { store } = context;\n  const now = () => new Date().toISOString();',
  ]),
  fault(
    'takes an answer to what was taken back',
    { 'answers/withdrawn': /How an answer failed/ },
    [': withdrawnAt !== undefined\n', ': false\n'],
    [untilAnswered, untilAnswered.replace('withdrawn_at is null and ', '')],
  ),
  fault(
    'does not say why an answer is not taken',
    {
      'answers/conflict': /its `conflict`/,
      'answers/expired': /its `conflict`/,
      'answers/withdrawn': /its `conflict`/,
    },
    ['{ conflict, message }', '{ message }'],
  ),
  fault(
    'has the same preferences for every reader',
    { 'preferences/foreign': /switches of another reader/ },
    [
      `from carillon_switches where'],\n          ofReader(reader)`,
      `from carillon_switches where'],\n          ofReader({ id: 'everybody' })`,
    ],
    [
      `async turn({ id, tenant = '' }, workflow, turned) {`,
      `async turn({ tenant = '' }, workflow, turned, id = 'everybody') {`,
    ],
  ),
  // Events.
  fault('tells no new message', { 'line/message': /told of no message/ }, [
    "this.#tell(fresh.map((message) => this.#eventOf(message)).join(''));",
    '',
  ]),
  fault('tells no counts after a change', { 'line/other-device': /nothing of a change/ }, [
    'if (ids.length > 0) {\n    announce(reader);',
    'if (ids.length > 0) {',
  ]),
  fault('tells nothing of an answer', { 'line/answer': /nothing of an answer/ }, [
    'readers.forEach(context.announce);',
    '',
  ]),
  fault('tells counts of what is archived', { 'line/counts': /by the line/ }, [
    'matching(dialect, reader, { read: false })',
    changed('matching(dialect, reader, { read: false })', 'not archived', 'true'),
  ]),
  fault('tells every reader of every message', { 'line/foreign': /another reader/ }, [
    'line.announce(reader);',
    `line.announce(reader);
    store.list(reader, {}, 1).then(([one]) => rooms.forEach((room) => one && room.send(eventText('message', one.message))));`,
  ]),
  fault('sends no comments', { 'line/alive': /silent for 30 seconds/ }, [`room.send(': alive\\n\\n');`, '']),
  fault(
    'tells nothing to a stream that has come back',
    { 'line/comes-back': /tells nothing/ },
    ['const newest = 20;', 'const newest = 20;\nconst came = new Set();'],
    [
      'this.#listening.add(stream);',
      'if (came.has(this.#reader.id)) return;\n      came.add(this.#reader.id);\n      this.#listening.add(stream);',
    ],
  ),
  fault('answers `Last-Event-ID` with everything', { 'line/comes-back': /a second time/ }, [
    'messages.filter((message) => isAbove(message, last))',
    '[...messages]',
  ]),
];
