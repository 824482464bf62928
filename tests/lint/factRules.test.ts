import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/data/backends/widget/endpoints.ts';
import { readSourceFiles } from '../docs/sourceFiles.ts';
import type { LayerTable } from '../layers/checkLayers.ts';
import { layerTables } from '../layers/layerTables.ts';

/** Words that only the files that are named may have, each with its reason. */
interface Rule {
  readonly rule: string;
  readonly found: RegExp;
  readonly allowed: Readonly<Record<string, string>>;
}

/** What `src/data` may do with TanStack Query's cache. */
const rules: readonly Rule[] = [
  {
    rule: 'facts are written in one file',
    found: /\bset(Query|Queries)Data\b/,
    allowed: { 'facts/recordFact.ts': 'of two facts it keeps the one that was asked for later' },
  },
  {
    rule: 'nothing is cancelled because of a change',
    found: /\bcancelQueries\b/,
    allowed: {
      'engine/createInboxClient.ts': 'a client ends',
      'facts/useFact.ts': 'the reader presses “Try again”',
    },
  },
  {
    rule: 'the state of a query is not read',
    found:
      /\bquery\??\.state\b|\.state\??\.\w|\bgetQueryState\b|\bstate\b[^;{}]*\}\s*=\s*query\b|\(\{[^)]*\bstate: \{/,
    allowed: {},
  },
  {
    rule: 'the state of a query is not written',
    found: /\.setState\(\{/,
    allowed: {
      'facts/recordParts.ts':
        'what is of an earlier visit is taken away after a refusal; what has failed stays so while a part of it is told',
      'session/clientSession.ts': 'a session whose token was rejected has failed',
    },
  },
  {
    rule: 'when a query was answered decides nothing',
    found: /\b(dataUpdatedAt|errorUpdatedAt|updatedAt)\b/,
    allowed: { 'messages/messagesFeed.ts': 'the list tells when it was last loaded' },
  },
  {
    rule: 'no mechanism from before the rule of time is left',
    found:
      /InfiniteQuery|WeakMap<AbortSignal|new Proxy\(|\b(refresher|refreshHeads|keepTabCounts|commitChange|observeAnswers|isUnconfirmed|feedPages|movedTabCount)/i,
    allowed: {},
  },
];

/** Names of calls that are also words of the inbox: keys of the cache, views, strings. */
const sharedNames = [
  'organization',
  'preferences',
  'removeMessage',
  'tabCount',
  'unreadCount',
  'logUsage',
  'answerMessage',
  'unseenCount',
];
const callNames = Object.keys(endpoints).filter((name) => !sharedNames.includes(name));

/** The words of the widget protocol end in its adapter: everything above it speaks those of the inbox. */
const wireWords: Rule = {
  rule: 'the words of the widget protocol are in its adapter only',
  found: new RegExp(
    [
      /\b_id\b|\b_\w+Id\b|\bmark-?as\b/,
      /\b(feedIdentifiers?|templateIdentifier|actorSubscriber|cta|subject|resultContent|payload|executedType)\b/,
      /\b(hmacHash|channelType|totalCount|notification_received|un(read|seen)_count_changed)\b/,
      /base64|\bbtoa\b|\/widgets\b|['"`/]v1\b/,
      new RegExp(`['"\`](${callNames.join('|')})['"\`]`),
    ]
      .map(({ source }) => source)
      .join('|'),
    'i',
  ),
  allowed: {},
};

/** The files in which a rule's words occur outside comments. */
function findFiles(found: RegExp, files: ReadonlyMap<string, string>): readonly string[] {
  return [...files]
    .filter(([, source]) => found.test(source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')))
    .map(([path]) => path)
    .sort();
}

const sources = [...readSourceFiles()].filter(([path]) => !/\.test\.tsx?$/.test(path));

describe('in src/data', () => {
  const root = 'src/data/';
  const files = new Map(
    sources
      .filter(([path]) => path.startsWith(root))
      .map(([path, source]) => [path.slice(root.length), source]),
  );

  test.each(rules)('$rule', ({ found, allowed }) => {
    expect(files.size).toBeGreaterThan(100);
    expect(findFiles(found, files)).toEqual(Object.keys(allowed).sort());
  });
});

test(`above the port ${wireWords.rule}`, () => {
  const above = /^src\/(?:data(?!\/backends\/widget\/)|inbox|features|embed)\//;
  const files = new Map(sources.filter(([path]) => above.test(path)));
  expect(files.size).toBeGreaterThan(250);
  expect(findFiles(wireWords.found, files)).toEqual(Object.keys(wireWords.allowed).sort());
});

/** How many ranks the folders of `src/data` may have: more would hide what depends on what. */
const maxRanks = 8;

/** What is wrong with the ranks of a layer table. */
function rankProblems(layers: LayerTable['layers']): readonly string[] {
  return [
    ...layers.slice(maxRanks).map((entries) => `${entries.join(', ')} is a rank too many`),
    ...layers.flat().flatMap((entry) => (entry.includes('.') ? `${entry} is a file, and no folder` : [])),
  ];
}

test(`the folders of src/data have at most ${maxRanks} ranks, and no file is one`, () => {
  const table = layerTables.find(({ root }) => root === 'src/data');
  expect(table?.layers.length).toBeGreaterThan(5);
  expect(rankProblems(table?.layers ?? [])).toEqual([]);
  const ranks = Array.from({ length: maxRanks }, (_, rank) => [`rank${rank}`]);
  expect(rankProblems([...ranks, ['top', 'createInboxClient.ts']])).toEqual([
    'top, createInboxClient.ts is a rank too many',
    'createInboxClient.ts is a file, and no folder',
  ]);
});

test.each([
  ['facts are written in one file', 'queryClient.setQueryData(key, fact);'],
  ['nothing is cancelled because of a change', 'await queryClient.cancelQueries({ queryKey });'],
  ['the state of a query is not read', "if (query.state.status === 'error') {}"],
  ['the state of a query is not read', 'const { state } = query;'],
  ['the state of a query is not read', 'cache.find({ queryKey })?.state.data'],
  ['the state of a query is not written', 'cache.find({ queryKey })?.setState({ isInvalidated: true });'],
  ['when a query was answered decides nothing', 'const { dataUpdatedAt } = query;'],
  ['no mechanism from before the rule of time is left', 'useInfiniteQuery(options);'],
  [wireWords.rule, 'const id = detail._id;'],
  [wireWords.rule, 'message._feedId === feedId'],
  [wireWords.rule, "client.call('markMessagesAs', { body });"],
  [wireWords.rule, 'const { markAs } = body;'],
  [wireWords.rule, "fetch(base + '/messages/mark-as');"],
  [wireWords.rule, "useMessages({ feedIdentifier: 'tasks' });"],
  [wireWords.rule, 'message.templateIdentifier'],
  [wireWords.rule, 'message.actorSubscriber?.firstName'],
  [wireWords.rule, 'message.cta?.data.url'],
  [wireWords.rule, '<h3>{message.subject}</h3>'],
  [wireWords.rule, 'query.payload'],
  [wireWords.rule, 'base64Json(query.data)'],
  [wireWords.rule, 'btoa(text)'],
  [wireWords.rule, '{ hmacHash: subscriberHash }'],
  [wireWords.rule, "socket.on('notification_received', hear);"],
  [wireWords.rule, "fetch(url + '/widgets/notifications/feed');"],
])('the rule that %s finds %s', (name, line) => {
  const found = [...rules, wireWords].find(({ rule }) => rule === name)?.found ?? /^$/;
  expect(findFiles(found, new Map([['some.ts', line]]))).toEqual(['some.ts']);
  expect(findFiles(found, new Map([['some.ts', `// ${line}`]]))).toEqual([]);
});
