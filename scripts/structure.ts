// Prints how large the parts of the sources are and how they hang together, each figure beside its goal: `npm run structure`.
// It is a print and no test: rules that must hold are in tests/layers and tests/lint. With --list it names the imports that it counts.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { countedEntries, placeOf, publicNames } from '../tests/api/publicApi.ts';
import { importsOf } from '../tests/layers/importsOf.ts';

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isFeature = (path: string) => path.startsWith('src/features/');
const isWords = (path: string) => path.startsWith('src/locales/languages/');

function run(command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** The texts of the files that git knows or would know, by their paths. */
const texts = new Map(
  run('git', 'ls-files', '-co', '--exclude-standard', 'src', 'tests', 'stories', 'scripts')
    .split('\n')
    .filter((path) => /\.(tsx?|mts|mjs|js|mdx|css)$/.test(path) && existsSync(path))
    .map((path) => [path, readFileSync(path, 'utf8')]),
);
const paths = [...texts.keys()];
const sources = paths.filter((path) => /^src\/.*\.tsx?$/.test(path) && !isTest(path));
const textOf = (path: string) => texts.get(path) ?? '';
const linesOf = (some: readonly string[]) =>
  some.reduce((sum, path) => sum + textOf(path).split('\n').length - 1, 0);
const inFolder = (folder: string) => sources.filter((path) => path.startsWith(`${folder}/`));

/** Comments, and the texts in which something may look like one. */
const commentOrText =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const isComment = (part: string) => part.startsWith('/');
const commentsOf = (text: string): readonly string[] => (text.match(commentOrText) ?? []).filter(isComment);
const withoutComments = (text: string) =>
  text.replace(commentOrText, (part) => (isComment(part) ? '' : part));

/** The files of the repository that a file imports, by value, type or late. */
function filesOf(path: string): ReadonlySet<string> {
  return new Set(
    importsOf(path, textOf(path)).map(({ specifier }) => posix.join(posix.dirname(path), specifier)),
  );
}

const core = [...inFolder('src/data'), ...inFolder('src/inbox')];
const upward = core.flatMap((path) =>
  [...filesOf(path)].filter(isFeature).map((to) => `${path} imports ${to}`),
);

const withoutWords = sources.filter((path) => !isWords(path));
const commentWords = withoutWords
  .flatMap((path) => commentsOf(textOf(path)))
  .reduce((sum, comment) => sum + (comment.match(/[^\s*/]*\p{L}[^\s]*/gu) ?? []).length, 0);
const codeLines = withoutWords
  .flatMap((path) => withoutComments(textOf(path)).split('\n'))
  .filter((line) => line.trim() !== '').length;
const lateSites = withoutWords
  .map((path) => withoutComments(textOf(path)).match(/(?<!function )\blate\(/g) ?? [])
  .reduce((sum, found) => sum + found.length, 0);

const data = inFolder('src/data');
const inbox = inFolder('src/inbox');
const features = sources.filter(isFeature);
const scripts = paths.filter((path) => path.startsWith('scripts/'));
const testing = paths.filter((path) => /^(tests|stories)\//.test(path) || isTest(path));

function installed(): string {
  if (!existsSync('dist/index.js')) {
    return 'unknown before npm run build';
  }
  const packed: Readonly<Record<string, Readonly<Record<'entryCount' | 'unpackedSize', number>>>> =
    JSON.parse(run('npm', 'pack', '--dry-run', '--json', '--ignore-scripts'));
  // Newer versions of npm tell it by the name of the package.
  const [{ entryCount, unpackedSize } = { entryCount: 0, unpackedSize: 0 }] = Object.values(packed);
  return `${count(entryCount)} / ${(unpackedSize / 1e6).toFixed(2)} MB`;
}

function count(number: number): string {
  return Math.round(number).toLocaleString('en');
}

const both = (some: readonly string[]) => `${count(some.length)} / ${count(linesOf(some))}`;
const names = countedEntries.flatMap(([, file]) => publicNames(file).map(placeOf));
const rows: readonly (readonly [name: string, value: string, goal: string])[] = [
  ['imports from the core to features', count(upward.length), '0'],
  ['lines of src without words', count(linesOf(withoutWords)), '48,000'],
  ['files of src', count(sources.length), '850'],
  ['data: files / lines', both(data), '110 / 9,500'],
  ['inbox: files / lines', both(inbox), '160 / 10,000'],
  ['features: files / lines', both(features), '9,500 lines'],
  ['sites of late()', count(lateSites), '16'],
  ['scripts: files / lines', both(scripts), '35 / 1,800'],
  ['public names', count(new Set(names).size), '300'],
  ['words of comment in 1,000 lines of code', count((1000 * commentWords) / codeLines), '1,400'],
  ['lines of tests and stories', count(linesOf(testing)), '75,000'],
  ['what a host installs: files / size', installed(), '700 / 2.50 MB'],
];
for (const [name, value, goal] of rows) {
  console.log(`${name.padEnd(52)}${value.padStart(18)}   at most ${goal}`);
}
if (process.argv.includes('--list')) {
  console.log(`\n${upward.join('\n')}`);
}
