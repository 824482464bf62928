/** The text of the room's files: types are gone at run time, and the sentences above exports were never there. */
const files = import.meta.glob<string>(
  [
    '../../../src/platform-constants/*.ts',
    '../../../src/platform-constants/*/*.ts',
    '!**/index.ts',
    '!**/*.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** What the source says about one exported constant. */
export interface SourceNote {
  /** The folder of the room that holds it; `channels` for the file that stands alone. */
  readonly theme: string;
  /** The sentences above it, without tags. */
  readonly summary: string;
  /** Where the values are from, as its `@source` says. */
  readonly origin: string | undefined;
  /** The union type that is made of it. */
  readonly type: string | undefined;
  /** The guard of that type. */
  readonly guard: string | undefined;
}

/** Every guard of the room: its name, the type it tells and the sets it asks. */
const guards = Object.values(files).flatMap((text) =>
  [...text.matchAll(/export function (is\w+)\(value: unknown\): value is (\w+) \{([\s\S]*?)\n\}/g)].map(
    ([, name = '', type = '', body = '']) => ({
      name,
      type,
      sets: [...body.matchAll(/\((\w+), value\)/g)].map(([, set = '']) => set),
    }),
  ),
);

/** What the source says about each exported constant, by its name. */
export const sourceNotes: ReadonlyMap<string, SourceNote> = new Map(
  Object.entries(files).flatMap(([path, text]) => notesOf(path, text)),
);

/** The sentence above each member of an interface of the room. */
export function memberNotes(interfaceName: string): ReadonlyMap<string, string> {
  const text = Object.values(files).find((file) => file.includes(`export interface ${interfaceName} {`));
  const body = text?.split(`export interface ${interfaceName} {`)[1]?.split('\n}')[0] ?? '';
  return new Map(
    [...body.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*readonly (\w+)/g)].map(
      ([, comment = '', name = '']) => [name, proseOf(comment)],
    ),
  );
}

function notesOf(path: string, text: string): [string, SourceNote][] {
  const folder = path.split('/').at(-2) ?? '';
  const theme = folder === 'platform-constants' ? fileName(path) : folder;
  return [...text.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?export const (\w+)/g)].map(
    ([, comment = '', name = '']) => {
      const types = [...text.matchAll(new RegExp(`export type (\\w+) =[^;]*typeof ${name}\\b`, 'g'))].map(
        ([, type = '']) => type,
      );
      const guard = guards.find((one) => types.includes(one.type) || one.sets.includes(name));
      const type = types.find((one) => one === guard?.type) ?? types[0];
      const origin = comment.match(/@source ([\s\S]*)/)?.[1];
      return [
        name,
        { theme, summary: proseOf(comment), origin: origin && proseOf(origin), type, guard: guard?.name },
      ];
    },
  );
}

function fileName(path: string): string {
  return path.split('/').at(-1)?.replace(/\.ts$/, '') ?? '';
}

/** The words of a comment without its stars, tags and backticks. */
function proseOf(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*\s?/, '').trim());
  const tag = lines.findIndex((line) => line.startsWith('@'));
  return (tag < 0 ? lines : lines.slice(0, tag)).join(' ').replaceAll('`', '').trim();
}
