import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const script = resolve('scripts/apiReport.mjs');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-api-'));
  mkdirSync(join(folder, '.cache/types'), { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'carillon', exports: { '.': { types: './dist/index.d.ts' } } }),
  );
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const declarations = `/**
 * A bell, such as \`<Bell>\`. It
 * rings.
 *
 * @source docs/bell.md
 */
export interface Bell {
    /** Whether it rings. The default is no. @default false */
    rings?: boolean;
    /** @default 1 */
    size?: number;
}
/** Rings it, and names Hidden. */
export declare const ring: (bell: Bell) => void;
interface Hidden {
    rings: boolean;
}
`;

function run(text: string, ...options: string[]) {
  writeFileSync(join(folder, '.cache/types/index.d.ts'), text);
  return spawnSync('node', [script, ...options], { cwd: folder, encoding: 'utf8' });
}

describe('the report of the public types', () => {
  test('has the first sentence of each name and member', () => {
    expect(run(declarations).stderr).toBe('');
    const report = readFileSync(join(folder, 'docs/api/index.api.md'), 'utf8');
    expect(report).toContain('/** A bell, such as `<Bell>`. */\nexport interface Bell {');
    expect(report).toContain('    /** Whether it rings. */\n    rings?: boolean;\n    size?: number;');
    expect(report).toContain('/** Rings it, and names Hidden. */\nexport declare const ring');
    expect(report).not.toContain('interface Hidden');
  });

  test.each([
    ['of a name', '/** Rings it, and names Hidden. */\n'],
    ['of a member', '    /** Whether it rings. The default is no. @default false */\n'],
  ])('differs when the sentence %s is lost', (_, sentence) => {
    run(declarations);
    expect(run(declarations, '--check').status).toBe(0);
    const { status, stderr } = run(declarations.replace(sentence, ''), '--check');
    expect(status).toBe(1);
    expect(stderr).toContain('index.api.md');
  });
});
