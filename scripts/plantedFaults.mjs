// The faults in tests/planted: what each says, which suites must notice it, and the sources with it.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const folder = 'tests/planted';

/** All planted faults, by name. A suite is a kind (`storybook`, `unit` or `embed`) and a test file. */
export function plantedFaults() {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.patch'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return {
        name: file.replace('.patch', ''),
        patch: resolve(folder, file),
        says: /^Fault: (.+)$/m.exec(text)?.[1] ?? '',
        suites: [...text.matchAll(/^Suite: (\S+) (\S+)$/gm)].map(([, kind, file]) => ({ kind, file })),
        files: [...text.matchAll(/^--- a\/(.+)$/gm)].map(([, file]) => file),
      };
    });
}

/** The patched sources, by absolute path. The sources themselves stay as they are, so other tests can run meanwhile. */
export function patchedSources({ name, patch, files }) {
  const copy = mkdtempSync(join(tmpdir(), 'carillon-planted-'));
  try {
    for (const file of files) {
      cpSync(file, join(copy, file));
    }
    execFileSync('git', ['apply', patch], { cwd: copy, stdio: 'pipe' });
    return Object.fromEntries(files.map((file) => [resolve(file), readFileSync(join(copy, file), 'utf8')]));
  } catch (error) {
    throw new Error(
      `${folder}/${name}.patch does not fit the sources any more. Write it anew: ${error.stderr ?? error}`,
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
