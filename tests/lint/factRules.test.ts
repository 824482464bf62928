import { describe, expect, test } from 'vitest';
import { readSourceFiles } from '../docs/sourceFiles.ts';

/** What `src/data` may do with TanStack Query's cache only in the files that are named, each with its reason. */
const rules: readonly { rule: string; found: RegExp; allowed: Readonly<Record<string, string>> }[] = [
  {
    rule: 'facts are written in one file',
    found: /\bset(Query|Queries)Data\b/,
    allowed: { 'facts/recordFact.ts': 'of two facts it keeps the one that was asked for later' },
  },
  {
    rule: 'nothing is cancelled because of a change',
    found: /\bcancelQueries\b/,
    allowed: {
      'createInboxClient.ts': 'a client ends',
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
      'facts/recordParts.ts': 'what is of an earlier visit is taken away after a refusal',
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

/** The files in which a rule's words occur outside comments. */
function findFiles(found: RegExp, files: ReadonlyMap<string, string>): readonly string[] {
  return [...files]
    .filter(([, source]) => found.test(source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')))
    .map(([path]) => path)
    .sort();
}

describe('in src/data', () => {
  const root = 'src/data/';
  const files = new Map(
    [...readSourceFiles()]
      .filter(([path]) => path.startsWith(root) && !/\.test\.tsx?$/.test(path))
      .map(([path, source]) => [path.slice(root.length), source]),
  );

  test.each(rules)('$rule', ({ found, allowed }) => {
    expect(files.size).toBeGreaterThan(100);
    expect(findFiles(found, files)).toEqual(Object.keys(allowed).sort());
  });
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
])('the rule that %s finds %s', (name, line) => {
  const found = rules.find(({ rule }) => rule === name)?.found ?? /^$/;
  expect(findFiles(found, new Map([['some.ts', line]]))).toEqual(['some.ts']);
  expect(findFiles(found, new Map([['some.ts', `// ${line}`]]))).toEqual([]);
});
