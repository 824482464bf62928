import type { Replacement } from './startOwnServer.ts';

/** A server that does not keep the protocol. */
export interface ServerFault {
  /** What it does, as the rest of a sentence about it. */
  readonly name: string;
  /** What is planted in `examples/own-server/server.ts`. */
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

const ofAll = `: [\`\${matches} and ($8 or not read)\``;
const byIds = `'reader = $1 and id::text = any($2)'`;
const listed = `select \${columns} from messages where \${matches}`;
const counted = `select count(*) from (select from messages where \${matches}`;
const told = `select \${numbers} from messages where \${matches}`;

/** The faults, each planted alone. */
export const serverFaults: readonly ServerFault[] = [
  // Changes of all.
  fault(
    'removes the messages of every reader where one removes all',
    { 'all/remove': /other reader.*it is gone/ },
    [ofAll, `: [\`\${matches.replace('reader = $1', '($8 or reader = $1)')} and ($8 or not read)\``],
  ),
  fault('removes none where a reader removes all', { 'all/remove': /in the list/ }, [
    ofAll,
    `: [\`\${matches} and not $8 and not read\``,
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
    ['...valuesOf(reader, all)', '...valuesOf(reader, {})'],
  ),
  fault(
    'takes what is archived along where a reader removes all',
    { 'all/remove': /took a message.*archived/ },
    [ofAll, `: [\`\${matches.replace('archived =', 'true or true =')} and ($8 or not read)\``],
  ),
  fault(
    'ignores `seen` in the query of `all`',
    {
      'all/read-seen': /not of the query is read/,
      'all/remove-unseen': /not of the query is gone/,
    },
    ['...valuesOf(reader, all)', '...valuesOf(reader, { ...all, seen: undefined })'],
  ),
  fault('makes all messages read that a reader marks as seen', { 'all/seen': /read, and seen/ }, [
    'Object.values(remove ? {} : set)',
    'Object.values(remove ? {} : set).map((value) => ids ? value : true)',
  ]),
  fault('makes read messages unread that a reader marks as seen', { 'all/seen': /read, and seen/ }, [
    '($8 or not read)',
    '($8::boolean or true)',
  ]),
  fault('marks the messages of every reader', { 'all/read': /other reader.*"read":true/ }, [
    ofAll,
    `: [\`\${matches.replace('reader = $1', '(not $8 or reader = $1)')} and ($8 or not read)\``,
  ]),
  // Changes of some.
  fault('changes the first of several messages only', { 'changes/several': /are read/ }, [
    'id::text = any($2)',
    'id::text = ($2::text[])[1]',
  ]),
  fault('changes all messages where a reader names one', { 'changes/read': /message that was returned/ }, [
    'id::text = any($2)',
    'cardinality($2::text[]) > 0',
  ]),
  fault('lets a reader change the messages of another one', { 'changes/foreign': /other reader/ }, [
    byIds,
    `'$1::text is not null and id::text = any($2)'`,
  ]),
  // Snooze and archive.
  fault('never ends a snooze', { 'changes/snooze-ends': /first row/, 'line/snooze-ends': /came back/ }, [
    'where snoozed_until <= $1',
    'where snoozed_until <= $1 and false',
  ]),
  fault(
    'brings a message back as a read one once its time has come',
    { 'changes/snooze-ends': /Whether it is read/ },
    ['set read = false, snoozed_until = null', 'set snoozed_until = null'],
  ),
  fault('brings a message back with its old date', { 'changes/snooze-ends': /first row/ }, [
    'came_back = true, created_at = $1',
    'came_back = true',
  ]),
  fault('lists what is put off in the inbox, too', { 'changes/snooze': /listed in the inbox/ }, [
    '(snoozed_until is not null) = $7::boolean',
    '(not $7::boolean or snoozed_until is not null)',
  ]),
  fault('lists what is archived in the inbox, too', { 'changes/archive': /listed in the inbox/ }, [
    'archived = $6::boolean',
    '(not $6::boolean or archived)',
  ]),
  // Lists and counts.
  fault('lists the messages of every reader', { 'changes/foreign': /another reader in the list/ }, [
    listed,
    listed.replace('matches', `matches.replace('reader = $1', '$1::text is not null')`),
  ]),
  fault('lists the oldest first', { 'lists/newest-first': /dates of the rows/ }, [
    'order by created_at desc, messages.id desc',
    'order by created_at, messages.id',
  ]),
  fault('lists the last row of a page once more', { 'lists/pages': /page by page/ }, [
    '(created_at, messages.id) < (',
    '(created_at, messages.id) <= (',
  ]),
  fault('ignores `cursor` beside `read`', { 'lists/pages-of-unread': /rows of two pages/ }, [
    'query), date, id, limit',
    'query), query.read === undefined ? date : null, id, limit',
  ]),
  fault('ignores `limit` of a list', { 'lists/pages': /rows were asked/ }, [
    'limit $10',
    'limit 10 + 0 * $10::int',
  ]),
  fault('ignores `feed`', { 'lists/feed': /these feeds/ }, ['feed = any($4)', '$4::text[] is not null']),
  fault(
    'has dates without a zone',
    { 'lists/newest-first': /no zone/ },
    ['created_at as "createdAt"', `to_char(created_at, \\'YYYY-MM-DD"T"HH24:MI:SS.MS\\') as "createdAt"`],
    ['(last.createdAt as Date).toISOString()', 'last.createdAt'],
  ),
  fault('counts what is archived', { 'counts/places': /Unread messages, and all/ }, [
    counted,
    counted.replace('matches', `matches.replace('archived =', 'true or true =')`),
  ]),
  fault('counts what is put off', { 'counts/places': /Unread messages, and all/ }, [
    counted,
    counted.replace(
      'matches',
      `matches.replace('(snoozed_until is not null) = $7::boolean', '$7::boolean is not null')`,
    ),
  ]),
  // Answers and preferences.
  fault(
    'lets a reader answer a message of another one',
    { 'answers/foreign': /message of the other reader/ },
    [
      `const asked = 'select question from messages where reader = $1 and`,
      `const asked = 'select question from messages where $1::text is not null and`,
    ],
  ),
  fault(
    'refuses an answer that is sent twice',
    { 'answers/give': /sent once more/, 'answers/twice': /sent once more/ },
    [`(answered - 'at' = $3::jsonb - 'at' or \${isOpen})`, `\${isOpen}`],
  ),
  fault('gives an answer that is sent twice a new time', { 'answers/twice': /after that/ }, [
    'answered = coalesce(answered, $3)',
    'answered = $3',
  ]),
  fault('knows the first of several answers only', { 'answers/several': /409|422/ }, [
    `answers @> jsonb_build_array(jsonb_build_object('id', $4::text))`,
    `answers -> 0 ->> 'id' = $4`,
  ]),
  fault('forgets what was sent with an answer', { 'answers/several': /and its data/ }, [
    '...(data && { data })',
    '...{}',
  ]),
  fault(
    'takes another answer after the first',
    { 'answers/conflict': /How an answer failed/ },
    ['answered = coalesce(answered, $3)', 'answered = $3'],
    ['answered is null and withdrawn_at', 'withdrawn_at'],
  ),
  fault('takes an answer after its time', { 'answers/expired': /How an answer failed/ }, [
    'expires_at > $5',
    '$5::timestamptz is not null',
  ]),
  fault(
    'refuses an answer that is sent twice once the time is over',
    { 'answers/runs-out': /once more after its time/ },
    [`answered - 'at' = $3::jsonb - 'at'`, `expires_at > $5 and answered - 'at' = $3::jsonb - 'at'`],
  ),
  fault('takes an answer after its time by the clock', { 'answers/runs-out': /How an answer failed/ }, [
    'new Date(Date.now() + aheadMs)];',
    'new Date()];',
  ]),
  fault('takes an answer to what was taken back', { 'answers/withdrawn': /How an answer failed/ }, [
    'withdrawn_at is null and (',
    '(',
  ]),
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
    ['[readerOf(request), id, null, {}]', `['everybody', id, null, {}]`],
    ['[readerOf(request), workflowId, enabled, channels]', `['everybody', workflowId, enabled, channels]`],
  ),
  // Events.
  fault('tells no new message', { 'line/message': /told of no message/ }, [
    `tell(reader, 'message', message);`,
    '',
  ]),
  fault('tells no counts after a change', { 'line/other-device': /nothing of a change/ }, [
    'await tellCounts(readerOf(request));\n    return remove',
    'return remove',
  ]),
  fault('tells nothing of an answer', { 'line/answer': /nothing of an answer/ }, [
    'for (const other of answered) await',
    'for (const other of []) await',
  ]),
  fault('tells counts of what is archived', { 'line/counts': /by the line/ }, [
    told,
    told.replace('matches', `matches.replace('archived =', 'true or true =')`),
  ]),
  fault('tells every reader of every message', { 'line/foreign': /another reader/ }, [
    'if (stream.reader === reader)',
    '',
  ]),
  fault('sends no comments', { 'line/alive': /silent for 30 seconds/ }, [
    `raw.write(': alive\\n\\n');`,
    'raw;',
  ]),
  fault('tells nothing to a stream that has come back', { 'line/comes-back': /tells nothing/ }, [
    'streams.add(stream);',
    'if (Reflect.set(sessions, stream.reader, 1 + (Reflect.get(sessions, stream.reader) ?? 0)) && Reflect.get(sessions, stream.reader) < 2) streams.add(stream);',
  ]),
  fault(
    'answers `Last-Event-ID` with everything',
    { 'line/comes-back': /a second time/ },
    ['const streams =', 'const sent = [];\nconst streams ='],
    ['const text = `event:', `const text = \`id: \${sent.length + 1}\\nevent:`],
    ['for (const stream of streams) if', 'sent.push([reader, text]);\n  for (const stream of streams) if'],
    [
      `.write(': welcome\\n\\n');`,
      `.write(': welcome\\n\\n');
    const missed = request.headers['last-event-id'] ? sent : [];
    for (const [to, text] of missed) if (to === stream.reader) stream.raw.write(text);`,
    ],
  ),
];
