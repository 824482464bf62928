import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ts } from 'ts-morph';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { UsageError } from '../UsageError.ts';
import { type Framework, frameworks, stores } from './choices.ts';
import { initApp } from './init.ts';
import { readProject } from './Project.ts';
import { terminal } from './Questions.ts';

let folder: string;
let migrations: URL;
let printed: string;

beforeEach(async () => {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'carillon-init-')));
  folder = join(root, 'app');
  migrations = pathToFileURL(`${join(root, 'migrations')}/`);
  printed = '';
  for (const store of stores) {
    await write({ [`../migrations/${store}.sql`]: `create table if not exists ${store} (id integer);\n` });
  }
});
afterEach(() => rm(dirname(folder), { recursive: true, force: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Puts an empty template of a framework into the folder. */
function template(name: string): Promise<void> {
  return cp(fileURLToPath(new URL(`../../../../tests/package/empty/${name}`, import.meta.url)), folder, {
    recursive: true,
  });
}

/** All files of the folder with their texts. */
async function files(): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const texts = await Promise.all(
    paths.map(async (path) => [path.slice(folder.length + 1), await readFile(path, 'utf8')] as const),
  );
  return Object.fromEntries(texts);
}

/** Runs the command without a terminal, or with a stand-in that gives an answer to each question. */
async function init(parameters: string, answers?: readonly (string | boolean)[]): Promise<number> {
  const waiting = [...(answers ?? [])];
  const questions =
    answers === undefined
      ? terminal
      : {
          choose: async <Option extends string>(
            _question: string,
            options: readonly { readonly value: Option }[],
            preset: Option | undefined,
          ) => {
            const answer = waiting.shift();
            return options.find(({ value }) => value === answer)?.value ?? preset ?? fail();
          },
          confirm: async () => Boolean(waiting.shift()),
        };
  return initApp([...parameters.split(' '), '--no-install'], {
    folder,
    migrations,
    questions,
    print: (text) => {
      printed += `${text}\n`;
    },
  });
}

function fail(): never {
  throw new Error('Nothing was answered');
}

const templates = [...frameworks, 'vite'] as const;
const frameworkOf = (name: (typeof templates)[number]): Framework => (name === 'vite' ? 'hono' : name);

describe.each(templates)('an empty app of %s', (name) => {
  beforeEach(() => template(name));

  test.each(stores)(
    'gets files for %s whose code can be read, and a second run changes nothing',
    async (store) => {
      const before = await files();
      expect(await init(`--yes --store ${store}`)).toBe(0);
      const after = await files();
      expect(printed).not.toContain('left as it is');
      expect(after['inbox/migration.sql']).toContain(store);
      const added = Object.keys(after).filter((path) => before[path] !== after[path]);
      for (const path of added.filter((one) => /\.[cm]?[jt]sx?$/.test(one))) {
        expect(faultsOf(path, after[path] ?? ''), path).toEqual([]);
      }
      for (const [path, text] of Object.entries(before)) {
        expect(linesGone(text, after[path] ?? ''), path).toEqual([]);
      }
      printed = '';
      expect(await init(`--yes --store ${store}`)).toBe(0);
      expect(await files()).toEqual(after);
      expect(printed).toContain('Everything is there already.');
    },
  );

  test('gets a diff by --dry-run, and nothing is written', async () => {
    const before = await files();
    expect(await init('--yes --dry-run --store sqlite')).toBe(0);
    expect(await files()).toEqual(before);
    expect(printed).toContain('+++ b/inbox/seed.mjs');
    expect(printed).toContain('+++ b/package.json');
    expect(printed).toContain('Nothing was written.');
  });

  test('is known for what it is', async () => {
    expect(await readProject(folder)).toMatchObject({
      framework: frameworkOf(name),
      isTypeScript: !['express', 'fastify'].includes(name),
      hasVitePage: ['vite', 'react-router'].includes(name),
    });
  });

  test('has a bell on its page, or code for a page elsewhere', async () => {
    await init('--yes');
    const texts = Object.values(await files());
    const isServer = ['hono', 'express', 'fastify'].includes(name);
    expect(texts.some((text) => /<Inbox subscriberId="demo-reader"/.test(text))).toBe(!isServer);
    expect(printed.includes('<InboxPopover />')).toBe(true);
    expect(printed.includes('In your React app')).toBe(isServer);
    expect(printed).not.toMatch(/^- (?:Add|Show|Give)/m);
  });
});

test.each(['express', 'fastify'])(
  'a page that Vite makes gets a server of %s for production',
  async (framework) => {
    await template('vite');
    expect(await init(`--yes --framework ${framework}`)).toBe(0);
    const server = (await files())['server/index.ts'] ?? '';
    expect(faultsOf('server/index.ts', server)).toEqual([]);
    expect(server).toContain('toNodeHandler(inbox)');
    expect(server).toContain('dist');
  },
);

/** What the parser of TypeScript has against a file. */
function faultsOf(path: string, text: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext, allowJs: true },
  });
  return diagnostics.map(({ messageText }) => String(messageText));
}

/** The lines of a text that another has not, but for those that got an addition. */
function linesGone(text: string, now: string): string[] {
  const gone = text.split('\n').filter((line) => !now.includes(line.trim()));
  const expected =
    /\{children\}|plugins: \[|defineConfig\(|import \{ type RouteConfig|export default \[|"extends"/;
  return gone.filter((line) => !expected.test(line));
}

describe('what is in the way', () => {
  const own = { 'app/api/inbox/[...path]/route.ts': 'export {};\n', 'lib/inbox.ts': '// ours\n' };

  beforeEach(async () => {
    await template('next');
    await write(own);
  });

  test('stays as it is, and is named, where nobody can be asked', async () => {
    expect(await init('--yes')).toBe(0);
    expect(await files()).toMatchObject(own);
    for (const path of Object.keys(own)) {
      expect(printed).toContain(`left as it is: ${path}`);
    }
  });

  test('is replaced only where the developer says so, file by file', async () => {
    await init('--framework next --store sqlite', [true, false, true]);
    const after = await files();
    expect(after['lib/inbox.ts']).toBe(own['lib/inbox.ts']);
    expect(after['app/api/inbox/[...path]/route.ts']).toContain('inbox.handle');
  });

  test('is followed by no other file where the developer says no', async () => {
    const before = await files();
    expect(await init('--framework next --store sqlite', [false])).toBe(1);
    expect(await files()).toEqual(before);
  });

  test('is never left by a link', async () => {
    await mkdir(join(folder, '../elsewhere'));
    await symlink(join(folder, '../elsewhere'), join(folder, 'inbox'));
    await expect(init('--yes')).rejects.toThrow(/leads out of .* by a link/);
    expect(await readdir(join(folder, '../elsewhere'))).toEqual([]);
  });
});

test('a place that is not found is left to the developer, with the line', async () => {
  await template('next');
  await write({ 'app/layout.tsx': 'export { default } from "./shell";\n' });
  await init('--yes');
  expect(printed).toContain('Show the bell in app/layout.tsx');
  expect((await files())['app/layout.tsx']).toBe('export { default } from "./shell";\n');
});

test('an app in JavaScript gets no types, and a server of CommonJS requires modules by their names', async () => {
  await template('express');
  await init('--yes');
  const after = await files();
  expect(after['index.js']).toContain("const { inbox } = require('./inbox.mjs');");
  expect(after['index.js']?.indexOf('toNodeHandler(inbox)')).toBeLessThan(
    after['index.js']?.indexOf('express.json') ?? 0,
  );
  expect(after['inbox.mjs']).not.toMatch(/type InboxServer|: Request/);
  expect(printed).toContain('NODE_ENV=development node index.js');
});

test('an app of Next.js in JavaScript, with other code in src, gets its files where its pages are', async () => {
  const layout = 'export default ({ children }) => <html><body>{children}</body></html>;\n';
  const manifest = { dependencies: { next: '^16', react: '^19' }, files: ['app'] };
  await write({
    'app/layout.js': layout,
    'src/other.js': 'export {};\n',
    'package.json': JSON.stringify(manifest),
  });
  await init('--yes');
  const after = await files();
  expect(after['app/layout.js']).toContain('<body><Inbox subscriberId="demo-reader" />{children}</body>');
  expect(Object.keys(after)).toContain('app/api/inbox/[...path]/route.js');
  expect(JSON.parse(after['package.json'] ?? '')).toEqual({
    ...manifest,
    scripts: { 'inbox:seed': 'node inbox/seed.mjs' },
  });
});

test('a driver of SQLite that the app has already is used', async () => {
  await template('hono');
  const manifest = JSON.parse((await files())['package.json'] ?? '');
  manifest.dependencies['better-sqlite3'] = '^13';
  await write({ 'package.json': JSON.stringify(manifest) });
  await init('--yes');
  expect((await files())['src/inbox.ts']).toContain("import Database from 'better-sqlite3';");
  expect(printed).toContain('npm install carillon-server\n'.slice(0, -1));
  expect(printed).not.toContain('libsql');
});

test.each([
  ['pnpm-lock.yaml', 'pnpm add carillon carillon-server libsql', 'pnpm inbox:seed'],
  ['yarn.lock', 'yarn add carillon carillon-server libsql', 'yarn inbox:seed'],
  ['package-lock.json', 'npm install carillon carillon-server libsql', 'npm run inbox:seed'],
])('the commands that come next are of the package manager of %s', async (lockfile, install, seed) => {
  await template('next');
  await write({ [lockfile]: '' });
  await init('--yes');
  expect(printed).toContain(install.replace(/^npm install/, 'npm install'));
  expect(printed).toContain(seed);
});

describe('the command', () => {
  test.each([
    ['--framework svelte', /--framework takes next, hono/],
    ['--store mysql', /--store takes postgres, sqlite/],
  ])('refuses %s', async (parameters, message) => {
    await template('next');
    await expect(init(parameters)).rejects.toThrow(message);
  });

  test('asks for what it cannot guess, and refuses where there is no terminal', async () => {
    await write({ 'package.json': '{}' });
    const before = await files();
    await expect(init('--yes')).rejects.toThrow(UsageError);
    expect(await files()).toEqual(before);
    expect(await init('--store postgres', ['fastify', true])).toBe(0);
    expect(Object.keys(await files())).toContain('inbox-reader.mjs');
  });

  test('refuses a folder without an app', async () => {
    await write({ 'note.txt': '' });
    await expect(init('--yes')).rejects.toThrow('no package.json');
  });
});

describe('the stub of authorize', () => {
  async function authorizeIn(environment: string | undefined) {
    await template('fastify');
    await init('--yes');
    const copy = join(folder, `${environment}.mjs`);
    await cp(join(folder, 'inbox-reader.js'), copy);
    const { authorize } = await import(/* @vite-ignore */ pathToFileURL(copy).href);
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = environment ?? '';
    try {
      return authorize(new Request('http://localhost/'));
    } finally {
      process.env.NODE_ENV = before;
    }
  }

  test('knows nobody in production, nor where nothing says that this is development', async () => {
    expect(await authorizeIn('production')).toBeUndefined();
    expect(await authorizeIn(undefined)).toBeUndefined();
  });

  test('takes a fixed reader in development', async () => {
    expect(await authorizeIn('development')).toEqual({ id: 'demo-reader' });
  });
});
