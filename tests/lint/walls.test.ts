import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

interface Fault {
  readonly kind: string;
  readonly file: string;
  readonly code: string;
  readonly rule: string;
}

/** One fault of each kind that the house refuses: where it is planted, what it says, and the rule that must see it. */
const faults: readonly Fault[] = [
  wall('primitives', 'data', 'pixels know no messages'),
  wall('primitives', 'locales', 'pixels know no words'),
  wall('data', 'primitives', 'the wire knows no pixels'),
  wall('data', 'inbox', 'a lower floor knows no higher one'),
  wall('data', 'locales', 'the wire knows no words'),
  wall('locales', 'data', 'words know no wire'),
  wall('platform-constants', 'data', 'values know nobody'),
  wall('mocks', 'inbox', 'the server knows no screens'),
  wall('inbox', 'mocks', 'screens know no mocks'),
  wall('inbox', 'embed', 'screens know no page around them'),
  wall('embed', 'primitives', 'what puts screens into pages draws nothing'),
  wall('inbox', 'legacy', 'screens know no names of old'),
  wall('legacy', 'mocks', 'the names of old know no mocks'),
  {
    kind: 'another room is entered by its front door only',
    file: 'src/inbox/planted.ts',
    code: "export { endpoints } from '../data/transport/endpoints.ts';\n",
    rule: 'noRestrictedImports',
  },
  {
    kind: 'inside a room nobody goes through the front door',
    file: 'src/data/messages/planted.ts',
    code: "export { useMessages } from '../index.ts';\n",
    rule: 'noRestrictedImports',
  },
  {
    kind: 'React stays out of the words',
    file: 'src/locales/planted.ts',
    code: "export { useState } from 'react';\n",
    rule: 'noRestrictedImports',
  },
  {
    kind: 'stories are imported by nobody',
    file: 'src/inbox/planted.ts',
    code: "export * from '../../stories/inbox/unreadMessages.ts';\n",
    rule: 'noRestrictedImports',
  },
  {
    kind: 'a stylesheet imports only stylesheets and tokens',
    file: 'src/primitives/button/planted.css.ts',
    code: "export { Button } from './Button.tsx';\n",
    rule: 'noRestrictedImports',
  },
  {
    kind: 'no circles',
    file: 'src/data/transport/planted.ts',
    code: "import { other } from './planted.other.ts';\n\nexport const one = other;\n",
    rule: 'noImportCycles',
  },
  sink('element.innerHTML = text;'),
  sink("element.insertAdjacentHTML('beforeend', text);"),
  sink('document.write(text);'),
  sink('new Function(text);'),
  sink("window.postMessage(text, '*');"),
  {
    kind: 'no dangerouslySetInnerHTML',
    file: 'src/inbox/planted.tsx',
    code: 'export const Planted = (text: string) => <p dangerouslySetInnerHTML={{ __html: text }} />;\n',
    rule: 'noDangerouslySetInnerHtml',
  },
  { kind: 'no eval', file: 'src/inbox/planted.ts', code: "eval('1');\n", rule: 'noGlobalEval' },
  {
    kind: 'no any',
    file: 'src/data/planted.ts',
    code: 'export const planted: any = 1;\n',
    rule: 'noExplicitAny',
  },
  {
    kind: 'no enum',
    file: 'src/data/planted.ts',
    code: 'export enum Planted {\n  One,\n}\n',
    rule: 'noEnum',
  },
];

function wall(from: string, to: string, kind: string) {
  const code = `export * from '../${to}/index.ts';\n`;
  return {
    kind: `${kind} (${from} -> ${to})`,
    file: `src/${from}/planted.ts`,
    code,
    rule: 'noRestrictedImports',
  };
}

function sink(statement: string) {
  const code = `export function planted(element: Element, text: string) {\n  ${statement}\n  return [element, text];\n}\n`;
  return { kind: `no ${statement}`, file: 'src/inbox/planted.ts', code, rule: 'plugin' };
}

/** Each fault in a file of its own, beside where it is said to be: `src/data/planted.ts` is `src/data/planted-7.ts`. */
const planted = faults.map((fault, index) => ({
  ...fault,
  file: fault.file.replace('planted', `planted-${index}`),
}));

const circle = planted.find(({ rule }) => rule === 'noImportCycles')?.file ?? '';

/** The rules that a file broke, such as `noEnum`, from lines such as `::error title=lint/style/noEnum,file=/tmp/src/a.ts,line=1,…`. */
function rulesByFile(said: string): ReadonlyMap<string, readonly string[]> {
  const rules = new Map<string, string[]>();
  for (const [, title = '', file = ''] of said.matchAll(/^::\w+ title=([^,]*),file=[^,]*?(src\/[^,]*),/gm)) {
    rules.set(file, [...(rules.get(file) ?? []), title.split('/').at(-1) ?? '']);
  }
  return rules;
}

describe('the linter refuses a planted fault', () => {
  let house: string;
  /** The rules that each file broke, with all faults planted at once: one call of the linter reads the house once. */
  let said: ReadonlyMap<string, readonly string[]>;
  let saidBefore: string;

  beforeAll(async () => {
    // A copy, so that no other test sees the faults.
    house = await mkdtemp(join(tmpdir(), 'carillon-walls-'));
    await cp('biome.json', join(house, 'biome.json'));
    await cp('src', join(house, 'src'), { recursive: true });
    await cp('tests/lint', join(house, 'tests/lint'), { recursive: true });
    saidBefore = await lint('src');
    for (const [index, { file, code }] of planted.entries()) {
      await writeFile(join(house, file), code.replace('planted.other', `planted-${index}.other`));
    }
    await writeFile(
      join(house, circle.replace('.ts', '.other.ts')),
      `import { one } from './${basename(circle)}';\n\nexport const other: unknown = one;\n`,
    );
    said = rulesByFile(await lint('--reporter=github', ...planted.map(({ file }) => file)));
  });

  afterAll(() => rm(house, { recursive: true, force: true }));

  async function lint(...parameters: string[]): Promise<string> {
    const biome = resolve('node_modules/.bin/biome');
    const all = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', ...parameters];
    return promisify(execFile)(biome, all, { cwd: house, maxBuffer: 2 ** 26 }).then(
      ({ stdout, stderr }) => stdout + stderr,
      (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
    );
  }

  test.each(planted)('$kind', ({ file, rule }) => {
    expect(said.get(file)).toContain(rule);
  });

  test('and accepts the house as it stands', () => {
    expect(saidBefore).toMatch(/Checked \d+ files[\s\S]*No fixes applied/);
  });
});
