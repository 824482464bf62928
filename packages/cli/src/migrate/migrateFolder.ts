import { realpath, stat } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { Project } from 'ts-morph';
import { UsageError } from '../UsageError.ts';
import { findLeftovers } from './findLeftovers.ts';
import { type Leftover, styles, target, widget } from './legacyNames.ts';
import { rewriteModule } from './rewriteModule.ts';
import { findSources, readText } from './sources.ts';
import { applyEdits } from './textEdit.ts';
import { type ChangedFile, writeAll } from './writeAll.ts';

/** What was rewritten, or would be, and what is left. Paths have slashes, and begin in `from`, or in the folder where that is not below it. */
export interface Migration {
  readonly changes: readonly { readonly path: string; readonly diff: string }[];
  readonly leftovers: readonly (Leftover & { readonly path: string; readonly line: number })[];
  /** Whether some file imports the styles in the end. */
  readonly hasStyles: boolean;
  /** Whether a file of the folder uses the widget, or did. */
  readonly usesWidget: boolean;
}

const code = /\.[cm]?[jt]sx?$/;
const stylesheet = /\.(?:css|scss|sass|less)$/;

/** As git writes its diffs. */
const asGit = { context: 3, headerOptions: FILE_HEADERS_ONLY };

interface MigrationOptions {
  readonly dry: boolean;
  readonly from?: string;
  /** Is asked before anything is written, with the files that would be, and throws if they may not. */
  mayWrite?(folder: string, files: readonly string[]): Promise<void>;
}

/** Rewrites the files of a host; with `dry` it only says what would change. Throws a `UsageError` for a folder that it cannot take. */
export async function migrateFolder(
  given: string,
  { dry, from = given, mayWrite }: MigrationOptions,
): Promise<Migration> {
  const folder = await folderOf(given);
  const below = relative(await realpath(from), folder);
  const base = below.startsWith('..') ? folder : await realpath(from);
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { allowJs: true } });
  const parse = (path: string, text: string) =>
    project.createSourceFile(`/${path}`, text, { overwrite: true });
  const changes: Migration['changes'][number][] = [];
  const leftovers: Migration['leftovers'][number][] = [];
  const rewritten: ChangedFile[] = [];
  const texts = await readSources(folder, base);
  const usesWidget = [...texts.values()].some((text) => text?.includes(widget) || text?.includes(target));
  let hasStyles = [...texts.values()].some((text) => text?.includes(styles));
  const hadStyles = hasStyles;

  for (const [path, text] of usesWidget ? texts : []) {
    if (text === null) {
      leftovers.push({ ...notUtf8, path, line: 1 });
    } else if (!code.test(path)) {
      leftovers.push(...inOtherFile(path, text).map((one) => ({ ...one, path, line: lineAt(text, one.at) })));
    } else if (text.includes(widget) || text.includes(target)) {
      // What the parser would leave out.
      const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
      const old = text.slice(mark.length);
      const file = parse(path, old);
      const edits = rewriteModule(file, !hadStyles);
      const changed = applyEdits(old, edits);
      if (edits.length > 0) {
        const now = mark + changed;
        const diff = createTwoFilesPatch(`a/${path}`, `b/${path}`, text, now, undefined, undefined, asGit);
        changes.push({ path, diff });
        hasStyles ||= changed.includes(styles);
        rewritten.push({ file: resolve(base, path), old: text, text: now });
      }
      // Lines are those that a person finds in the file afterwards.
      const shown = dry ? old : changed;
      const left = findLeftovers(parse(path, shown));
      leftovers.push(...left.map((one) => ({ ...one, path, line: lineAt(shown, one.at) })));
    }
  }
  if (!dry) {
    await mayWrite?.(
      folder,
      rewritten.map(({ file }) => file),
    );
    await writeAll(folder, rewritten);
  }
  const inOrder = leftovers.toSorted((one, other) =>
    one.path === other.path ? one.line - other.line : one.path < other.path ? -1 : 1,
  );
  return { changes, leftovers: inOrder, hasStyles, usesWidget };
}

async function folderOf(given: string): Promise<string> {
  const folder = await realpath(given).catch(() => undefined);
  if (folder === undefined || !(await stat(folder)).isDirectory()) {
    throw new UsageError(`"${given}" is no folder. Name the folder of your app's code, such as src.`);
  }
  if (folder.split(sep).includes('node_modules')) {
    throw new UsageError(
      `"${given}" is in node_modules, where the next installation would undo every change.`,
    );
  }
  return folder;
}

/** The files that may concern the command, by their path from `base`. Null is one that is not UTF-8. */
async function readSources(folder: string, base: string): Promise<Map<string, string | null>> {
  const texts = new Map<string, string | null>();
  for (const file of await findSources(folder)) {
    const text = await readText(file);
    const path = relative(base, file).replaceAll(sep, '/');
    if (text === null ? code.test(path) : concerns.test(text)) {
      texts.set(path, text);
    }
  }
  return texts;
}

const concerns = new RegExp([widget, target, styles, '\\.nc-'].join('|'));

const notUtf8 = {
  at: 0,
  seen: 'the file is not UTF-8, so it was not read',
  todo: `look whether it imports ${widget}, and change that to ${target}`,
  section: 'moving-from-the-legacy-widget',
};

/** What a stylesheet or a file of another kind has of the widget. */
function inOtherFile(path: string, text: string): Leftover[] {
  if (stylesheet.test(path)) {
    return [...text.matchAll(/\.nc-[\w-]+/g)].map(({ 0: name, index }) => ({
      at: index,
      seen: `the class ${name} is gone`,
      todo: 'use the selector of the part',
      section: 'styles',
    }));
  }
  return [...text.matchAll(new RegExp(widget, 'g'))].map(({ index }) => ({
    at: index,
    seen: `files of this kind are not rewritten, and this one names ${widget}`,
    todo: `change it to ${target}`,
    section: 'moving-from-the-legacy-widget',
  }));
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
