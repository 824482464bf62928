import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UsageError } from '../UsageError.ts';
import { goneNames } from './legacyNames.ts';
import { migrationReport, run } from './migrate.ts';
import { migrateFolder } from './migrateFolder.ts';

let root: string;
let folder: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'carillon-migrate-')));
  folder = join(root, 'app');
  await mkdir(folder);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const read = (path: string) => readFile(join(folder, path), 'utf8');

/** What becomes of one module, and what is said about it. */
async function migrated(text: string, path = 'App.tsx'): Promise<{ text: string; left: string[] }> {
  await write({ [path]: text });
  const { leftovers } = await migrateFolder(folder, { dry: false });
  return { text: await read(path), left: leftovers.map(({ line, seen }) => `${line} ${seen}`) };
}

describe('the hosts of the moving suite', () => {
  const hosts = 'stories/legacy/hosts';

  /** The hosts as they were before their import was changed for the suite. */
  async function writeHosts(): Promise<string[]> {
    const names = (await readdir(hosts)).filter((name) => name !== 'widget.ts');
    for (const name of names) {
      const text = await readFile(join(hosts, name), 'utf8');
      await write({ [name]: text.replace('./widget.ts', '@novu/notification-center') });
    }
    return names;
  }

  test('are what they are in the suite, with the styles where a provider is imported, and nothing is left', async () => {
    const names = await writeHosts();
    expect(names.length).toBeGreaterThan(12);
    const { leftovers, changes, hasStyles } = await migrateFolder(folder, { dry: false });
    expect(leftovers.map(({ path, seen }) => `${path}: ${seen}`)).toEqual([]);
    expect(hasStyles).toBe(true);
    expect(changes).toHaveLength(names.length - 1);
    for (const name of names) {
      const expected = (await readFile(join(hosts, name), 'utf8'))
        .replace('./widget.ts', 'carillon/legacy')
        .replace(/(\bNovuProvider\b[^;]*from 'carillon\/legacy';)/, "$1\nimport 'carillon/styles.css';");
      expect(await read(name)).toBe(expected);
    }
  });

  test('do not change when the command runs twice', async () => {
    const names = await writeHosts();
    await migrateFolder(folder, { dry: false });
    const first = await Promise.all(names.map(read));
    const second = await migrateFolder(folder, { dry: false });
    expect(second.changes).toEqual([]);
    expect(await Promise.all(names.map(read))).toEqual(first);
    expect(migrationReport(second, false)).toBe('0 files rewritten.');
  });
});

test('a dry run writes nothing, and its diff is one that git can apply', async () => {
  const files = {
    'App.tsx': `\uFEFFimport { useState } from "react"\nimport { NovuProvider } from "@novu/notification-center"\n\n// the end`,
    'lib/all.ts': `export * from '@novu/notification-center';\n${'\n'.repeat(20)}export const it = () => import('@novu/notification-center');\n`,
    'lib/windows.ts': "import { IMessage } from '@novu/notification-center';\r\n// the end\r\n",
    'lib/"a\n\u001b[2Jé.ts': "import { IMessage } from '@novu/notification-center';\n",
  };
  await write(files);
  const { changes } = await migrateFolder(folder, { dry: true });
  expect(await read('App.tsx')).toBe(files['App.tsx']);
  expect(await read('lib/all.ts')).toBe(files['lib/all.ts']);
  await writeFile(join(root, 'diff'), changes.map(({ diff }) => diff).join(''));
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: folder, env: { ...process.env, GIT_DIR: join(root, 'git') } });
  git('init', '--quiet');
  git('apply', join(root, 'diff'));
  const applied = await Promise.all(Object.keys(files).map(read));
  await write(files);
  await migrateFolder(folder, { dry: false });
  expect(applied).toEqual(await Promise.all(Object.keys(files).map(read)));
  expect(applied[0]).toContain('import "carillon/styles.css"\n\n// the end');
});

test('the name of a file is told in one line, without what would give a terminal orders', async () => {
  await write({ 'a\n\u001b[2J.ts': "import { gone } from '@novu/notification-center';\n" });
  const report = migrationReport(await migrateFolder(folder, { dry: true }), true);
  expect(report).toContain('would be rewritten: a\\u{a}\\u{1b}[2J.ts');
  expect(report.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});

test('the second place of a diff counts the line that the first has added', async () => {
  const lines = ["import { NovuProvider } from '@novu/notification-center';", ...new Array(9).fill('//')];
  await write({ 'App.ts': `${[...lines, "import('@novu/notification-center');"].join('\n')}\n` });
  const { changes } = await migrateFolder(folder, { dry: true });
  expect(changes[0]?.diff.match(/^@@.*/gm)).toEqual(['@@ -1,4 +1,5 @@', '@@ -8,4 +9,4 @@']);
});

test('a provider that is imported as a type only brings no styles', async () => {
  const { text } = await migrated("import type { NovuProvider } from '@novu/notification-center';\n");
  expect(text).toBe("import type { NovuProvider } from 'carillon/legacy';\n");
});

test('paths are those of the folder that the command was started in, where the code is below it', async () => {
  await write({ 'src/App.tsx': "import { IMessage } from '@novu/notification-center';\n" });
  const at = async (from: string) => {
    const { changes } = await migrateFolder(join(folder, 'src'), { dry: true, from });
    return changes.map(({ path, diff }) => [path, diff.split('\n')[0]]);
  };
  expect(await at(folder)).toEqual([['src/App.tsx', '--- a/src/App.tsx']]);
  await mkdir(join(root, 'beside'));
  expect(await at(join(root, 'beside'))).toEqual([['App.tsx', '--- a/App.tsx']]);
  await migrateFolder(join(folder, 'src'), { dry: false, from: folder });
  expect(await read('src/App.tsx')).toBe("import { IMessage } from 'carillon/legacy';\n");
});

test('a dry run has its diff alone in standard output', async () => {
  await write({ 'App.tsx': "import { IMessage } from '@novu/notification-center';\n" });
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const told = vi.spyOn(console, 'error').mockReturnValue();
  expect(await run([folder, '--dry'])).toBe(0);
  const output = printed.mock.calls.join('');
  printed.mockRestore();
  expect(output).toBe(
    "--- a/App.tsx\n+++ b/App.tsx\n@@ -1,1 +1,1 @@\n-import { IMessage } from '@novu/notification-center';\n+import { IMessage } from 'carillon/legacy';\n",
  );
  expect(told).toHaveBeenCalledWith(expect.stringContaining('1 file would be rewritten.'));
  expect(told).toHaveBeenCalledWith(expect.stringContaining("add import 'carillon/styles.css'"));
  told.mockRestore();
});

describe('what a module loads', () => {
  test.each([
    "import   *   as Novu from '@novu/notification-center' ;",
    "export { NotificationBell } from '@novu/notification-center';",
    'const { NovuProvider } = require("@novu/notification-center")',
    'const later = lazy(() => import(`@novu/notification-center`));',
    "type Message = import('@novu/notification-center').IMessage;",
    "import Novu = require('@novu/notification-center');",
    "declare module '@novu/notification-center' { export const own: number }",
    "vi.mock('@novu/notification-center', async (load) => ({ ...(await load()) }));",
    "jest.requireActual<object>('@novu/notification-center');",
  ])('is changed, and nothing else is: %s', async (line) => {
    const text = `/* odd   spaces */\n${line}\n\tconst it = <b  a = "1" />\n`;
    await write({ 'styles.ts': "import 'carillon/styles.css';" });
    expect(await migrated(text)).toEqual({
      text: text.replace('@novu/notification-center', 'carillon/legacy'),
      left: [],
    });
  });

  test('keeps its line ends and its byte order mark', async () => {
    const text = "\uFEFFimport { NovuProvider } from '@novu/notification-center';\r\nconst a = 1;\r\n";
    expect((await migrated(text)).text).toBe(
      "\uFEFFimport { NovuProvider } from 'carillon/legacy';\r\nimport 'carillon/styles.css';\r\nconst a = 1;\r\n",
    );
  });

  test('stays the widget for the names that carillon does not have, so that the app still runs', async () => {
    const text =
      "import {\n  NovuProvider,\n  TRANSLATIONS,\n  type IMessage,\n} from '@novu/notification-center';\n";
    const first = await migrated(text);
    expect(first).toEqual({
      text: "import {\n  NovuProvider,\n  type IMessage,\n} from 'carillon/legacy';\nimport { TRANSLATIONS } from '@novu/notification-center';\nimport 'carillon/styles.css';\n",
      left: ['5 carillon/legacy has no TRANSLATIONS'],
    });
    expect(await migrated(first.text)).toEqual(first);
    const all = Object.keys(goneNames).join(', ');
    const only = `export { ${all} } from '@novu/notification-center';\n`;
    expect((await migrated(only)).text).toBe(only);
  });

  test('is left and told where it is another package, a path, a text or another kind of file', async () => {
    const line = "import '@novu/notification-center-vue';\nimport '@novu/notification-center/dist/x.js';\n";
    const text = `${line}const packages = ['@novu/notification-center'];\nimport { it } from '@novu/headless';\n`;
    await write({
      'Bell.vue': "<script>\nimport '@novu/notification-center'\n</script>",
      'a.css': '\n.nc-header {}',
    });
    const { text: now, left } = await migrated(text);
    expect(now).toBe(text);
    expect(left).toEqual([
      '1 @novu/notification-center-vue is the widget for another framework',
      '2 @novu/notification-center/dist/x.js is a path inside of the widget',
      '3 "@novu/notification-center" stands in a text',
      '2 files of this kind are not rewritten, and this one names @novu/notification-center',
      '2 the class .nc-header is gone',
    ]);
  });
});

test('what carillon/legacy takes otherwise is told with its line, what to do, and a section that the guide has', async () => {
  const { text, left } = await migrated(`import * as Novu from '@novu/notification-center';
import { NotificationCenter as Center, useNovuContext, useUpdateAction } from '@novu/notification-center';
const update = useUpdateAction();
const { apiService: api } = useNovuContext();
const app = <Novu.NovuProvider styles={{}} socketUrl="">
  <Center onActionClick={() => update} theme={{ light: { header: { fontColor: '#111', markAllAsReadButtonColor: '#222' } } }} />
  <notification-center-component />
  <Other styles={{}} theme={{ wide: true }} onActionClick={update} />
</Novu.NovuProvider>;
const known = (props) => <Novu.NovuProvider {...props} />;
`);
  // The styles are a line of their own by now.
  expect(left).toEqual([
    '5 apiService of useNovuContext is undefined in carillon/legacy',
    '6 <Novu.NovuProvider> has no backendUrl, and carillon has no default server: nothing would be requested',
    '6 styles has no effect',
    '7 the press of a button is sent to the platform by itself',
    '7 the theme key light.header.markAllAsReadButtonColor has no effect',
    '8 <notification-center-component> is the element of the widget',
  ]);
  expect(text).toContain("legacy';\nimport 'carillon/styles.css';\nimport { NotificationCenter as Center");
  await write({ 'Gone.ts': `import { ${Object.keys(goneNames)} } from '@novu/notification-center'` });
  const report = migrationReport(await migrateFolder(folder, { dry: false }), false);
  expect(report).toContain('App.tsx:6: styles has no effect; style the parts by their selectors.\n');
  const headings = (await readFile('docs/guides/moving.md', 'utf8')).match(/^#+ .*/gm) ?? [];
  const anchors = headings.map((heading) =>
    heading
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const named = [...report.matchAll(/docs\/guides\/moving\.md#(\S+)/g)].map(([, anchor]) => anchor ?? '');
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});

describe('nothing is written', () => {
  const line = "import { IMessage } from '@novu/notification-center';\n";

  test('outside of the folder, by no link, and in nothing installed, built or hidden', async () => {
    const paths = [
      'node_modules/a/a.ts',
      'lib/node_modules/a.ts',
      'dist/a.js',
      '.next/a.js',
      '../beside/a.ts',
    ];
    await write(Object.fromEntries(paths.map((path) => [path, line])));
    await symlink(join(root, 'beside'), join(folder, 'linked'));
    await symlink(join(root, 'beside/a.ts'), join(folder, 'linked.ts'));
    await write({ 'own.ts': line });
    const { changes } = await migrateFolder(folder, { dry: false });
    expect(changes.map(({ path }) => path)).toEqual(['own.ts']);
    expect(await Promise.all(paths.map(read))).toEqual(paths.map(() => line));
  });

  test('where the folder is a file, is missing, or is installed', async () => {
    await write({ 'node_modules/a/a.ts': line });
    for (const given of ['App.tsx', 'none', 'node_modules/a']) {
      await expect(migrateFolder(join(folder, given), { dry: false })).rejects.toThrow(UsageError);
    }
    await expect(run([])).rejects.toThrow('Name one folder');
    await expect(run([folder, folder])).rejects.toThrow('Name one folder');
    expect(await read('node_modules/a/a.ts')).toBe(line);
  });

  test('to a file that is not UTF-8, which is told', async () => {
    const bytes = Buffer.concat([Buffer.from(`${line}// caf`), Buffer.from([0xe9])]);
    await writeFile(join(folder, 'old.ts'), bytes);
    await write({ 'own.ts': line });
    const { leftovers } = await migrateFolder(folder, { dry: false });
    expect(leftovers).toMatchObject([{ path: 'old.ts', seen: expect.stringContaining('not UTF-8') }]);
    expect(await readFile(join(folder, 'old.ts'))).toEqual(bytes);
  });

  test('in a folder that does not use the widget', async () => {
    await write({ 'a.css': '.nc-x {}', 'b.ts': 'export {};' });
    const migration = await migrateFolder(folder, { dry: false });
    expect(migration).toMatchObject({ changes: [], leftovers: [] });
    expect(migrationReport(migration, false)).toBe(
      'No file imports @novu/notification-center: nothing to do.',
    );
  });
});
