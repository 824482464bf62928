import { parseArgs } from 'node:util';
import { plainText } from '../../../testing/bin/conformance/plainText.mjs';
import { UsageError } from '../UsageError.ts';
import { askGit } from './askGit.ts';
import { guide, styles, target, widget } from './legacyNames.ts';
import { type Migration, migrateFolder } from './migrateFolder.ts';

export const usage = `carillon migrate <folder> [--dry] [--force]

Has the code in a folder import ${target} in place of the legacy widget, ${widget}, and says what it leaves to you.
It writes only files of that folder that import the widget, and follows no links.

  --dry     writes nothing: the diff goes to standard output, everything else to standard error
  --force   rewrites files, too, whose present text is in no commit, so that git could not bring it back`;

/** Rewrites a host. */
export async function run(parameters: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    options: { dry: { type: 'boolean', default: false }, force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) {
    throw new UsageError('Name one folder: that of your app’s code, such as src.');
  }
  const migration = await migrateFolder(folder, {
    dry: values.dry,
    from: process.cwd(),
    ...(values.force ? {} : { mayWrite: askGit }),
  });
  if (values.dry) {
    process.stdout.write(migration.changes.map(({ diff }) => diff).join(''));
    console.error(migrationReport(migration, true));
  } else {
    console.log(migrationReport(migration, false));
  }
  return 0;
}

/** What a person reads: the files, then what is left, each with its place and a section of the guide, then the next steps. */
export function migrationReport(migration: Migration, dry: boolean): string {
  const { changes, leftovers, hasStyles, usesWidget } = migration;
  const verb = dry ? 'would be rewritten' : 'rewritten';
  if (!usesWidget) {
    return `No file imports ${widget}: nothing to do.`;
  }
  return [
    ...changes.map(({ path }) => `${verb}: ${plainText(path)}`),
    `${changes.length} ${changes.length === 1 ? 'file' : 'files'} ${verb}.`,
    ...(leftovers.length === 0 ? [] : ['', 'Left to you:']),
    ...leftovers.map(
      ({ path, line, seen, todo, section }) =>
        `${plainText(path)}:${line}: ${plainText(`${seen}; ${todo}`)}.\n  ${guide}#${section}`,
    ),
    ...(hasStyles ? [] : ['', `No file imports the styles: add import '${styles}' where your app starts.`]),
    ...(changes.length === 0
      ? []
      : [
          '',
          `Next: install carillon, remove ${widget}, and run your tests. What is different:`,
          `  ${guide}`,
        ]),
  ].join('\n');
}
