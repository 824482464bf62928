import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { sampleFile } from './package/sampleFile.ts';

const folder = join('.cache', 'samples');
const documents = [
  'README.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs/guides').map((file) => join('docs/guides', file)),
  'skills/write-a-backend/SKILL.md',
];

/** Names of the host that samples may use without declaring them. */
const globals = `
declare const user: { readonly id: string; readonly inboxHash: string };
declare const identity: { applicationIdentifier: string; subscriberId: string; backendUrl: string };
declare const rest: typeof identity;
declare const router: { push(url: string): void };
declare const server: import('msw/node').SetupServerApi;
declare const MessagePane: import('react').ComponentType<{ messageId: string | undefined }>;
declare const Invoice: import('react').ComponentType<{ message: import('carillon').InboxMessage }>;
declare module '*/backend' {
  export const backend: import('carillon/backends').InboxBackend;
}
declare module '*/currentUser' {
  export function currentUser(request: Request): Promise<{ id: string; name: string } | undefined>;
}
declare module '*/inbox' {
  export const inbox: import('carillon-server').InboxServer;
}
declare module '*/inbox-reader' {
  export function authorize(request: Request): { id: string } | undefined;
}
declare module '*/inbox-store' {
  export const store: import('carillon-server').InboxServerOptions['store'];
}
declare module '*/postgresJs' {
  export const sql: { unsafe(text: string, values: readonly unknown[]): Promise<unknown[]> };
}
declare module '@testing-library/react';
declare module '@testing-library/user-event';
`;

/** The entry points are the sources, so that samples need no build. */
const config = {
  extends: '../../tsconfig.json',
  compilerOptions: {
    noUnusedLocals: false,
    noUnusedParameters: false,
    types: ['node', 'vite/client'],
    paths: {
      carillon: ['../../src/index.ts'],
      'carillon/styles.css': ['../../demo/host/src/host.css'],
      'carillon-embed': ['../../src/embed.ts'],
      'carillon-embed/frame': ['../../src/embed-frame.ts'],
      // npm puts it beside the package that asks for it, or above.
      'better-auth': ['../../packages/server/node_modules/better-auth', '../../node_modules/better-auth'],
      'carillon-server': ['../../packages/server/src/index.ts'],
      'carillon-server/*': ['../../packages/server/src/*.ts'],
      'carillon-testing': ['../../src/mocks.ts'],
      'carillon-testing/conformance': ['../../src/backends-conformance.ts'],
      'carillon-testing/playwright': ['../../src/playwright.ts'],
      'carillon/devtools/tanstack': ['../../src/devtools-tanstack.ts'],
      'carillon/locales/*': ['../../src/locales/languages/*.ts'],
      'carillon/platform-constants/*': ['../../src/platform-constants/*/index.ts'],
      'carillon/*': ['../../src/*.ts'],
    },
  },
  include: ['*'],
};

interface Sample {
  readonly file: string;
  readonly code: string;
  /** The text after the language at the fence. */
  readonly info: string;
}

let samples: Sample[];

beforeAll(async () => {
  const pages = (await readdir('stories', { recursive: true })).filter((file) => file.endsWith('.mdx'));
  const all = [...documents, ...pages.map((file) => join('stories', file))];
  const published = await publishedNames();
  samples = (await Promise.all(all.map(samplesOf))).flat();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'globals.d.ts'), globals);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  for (const page of pages) {
    const file = join(folder, `${page.replace(/\W+/g, '-')}-imports.ts`);
    await writeFile(file, importsOf(await readFile(join('stories', page), 'utf8'), dirname(page)));
  }
  for (const { file, code, info } of samples) {
    if (!info.includes('sketch')) {
      await writeFile(join(folder, file), moduleOf(code, published));
    }
  }
});

test('every sample of the documents compiles', async () => {
  expect(samples.length).toBeGreaterThan(10);
  const tsc = join('node_modules', '.bin', 'tsc');
  const output = await promisify(execFile)(tsc, ['--project', folder, '--singleThreaded']).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
  expect(output.split('\n').filter((line) => line.includes('error'))).toEqual([]);
});

test('the hash that the server example makes is the known one (RFC 4231, test case 2)', async () => {
  const example = samples.find(({ info }) => info === 'server');
  process.env.INBOX_SECRET_KEY = 'Jefe';
  const { subscriberHash } = await import(/* @vite-ignore */ `../${folder}/${example?.file}`);
  expect(subscriberHash('what do ya want for nothing?')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
  delete process.env.INBOX_SECRET_KEY;
  expect(() => subscriberHash('ana')).toThrow('INBOX_SECRET_KEY');
});

test('the feature of the guide is that of the example, in at most 80 lines', async () => {
  const example = await readFile('examples/pin-feature/pin.tsx', 'utf8');
  expect(sampleFile('docs/guides/composition.md', 'pin.tsx')).toBe(example);
  expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
});

/** What a page in MDX imports of the sources, which are three folders up; nothing else looks whether that is there before the site is built. */
function importsOf(text: string, folderOfPage: string): string {
  const lines = text.match(/^import [^;]+ from '[./]+\/src\/[^'?]+\.tsx?';$/gm) ?? [];
  return lines
    .map((line) => line.replace(/'(\.[^']+)'/, (_, path) => `'${join('../../stories', folderOfPage, path)}'`))
    .join('\n');
}

/** The blocks of a document in TypeScript. */
async function samplesOf(document: string): Promise<Sample[]> {
  const text = await readFile(document, 'utf8');
  const blocks = text.matchAll(/^```(tsx?)([^\n]*)\n([\s\S]*?)^```/gm);
  return [...blocks].map(([, language, info = '', code = ''], index) => ({
    file: `${document.replace(/\W+/g, '-')}-${index + 1}.${language}`,
    info: info.trim(),
    code,
  }));
}

/** A sample as a file: without imports it gets the names of the entry points, and elements become an expression. */
function moduleOf(code: string, published: ReadonlyMap<string, string>): string {
  if (/^import /m.test(code) && !/^</m.test(code)) {
    return code;
  }
  const [, imports = '', body = ''] = /^((?:import [^\n]*\n|\n)*)([\s\S]*)$/.exec(code) ?? [];
  const missing = [...published].filter(
    ([name]) => new RegExp(`\\b${name}\\b`).test(body) && !new RegExp(`\\b${name}\\b`).test(imports),
  );
  const given = missing.map(([name, entryPoint]) => `import { ${name} } from '${entryPoint}';`);
  const shown = body.startsWith('<')
    ? `export const shown = (\n  <>\n${body.trim().replace(/;$/, '')}\n  </>\n);`
    : body;
  return [imports, ...given, shown, 'export {};'].join('\n');
}

/** The components and hooks that samples may use without an import, and the entry points that export them. */
async function publishedNames(): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [entryPoint, file] of [
    ['carillon/data', 'src/data/index.ts'],
    ['carillon', 'src/index.ts'],
  ] as const) {
    for (const [, list = ''] of (await readFile(file, 'utf8')).matchAll(/^export \{([^}]*)\}/gm)) {
      for (const name of list.split(',').map((one) => one.trim())) {
        if (/^\w+$/.test(name)) {
          names.set(name, entryPoint);
        }
      }
    }
  }
  return names;
}
