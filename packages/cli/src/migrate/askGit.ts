import { execFile } from 'node:child_process';
import { relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { plainText } from '../../../testing/bin/conformance/plainText.mjs';
import { UsageError } from '../UsageError.ts';

/** Throws a `UsageError` that names the files whose present text is in no commit, so that git could not bring it back. */
export async function askGit(folder: string, files: readonly string[]): Promise<void> {
  const [known, changed] = await Promise.all([
    list(folder, 'ls-files'),
    list(folder, 'diff', '--name-only', '--relative', '--no-ext-diff', '--no-textconv', 'HEAD'),
  ]);
  const lost =
    known === null || changed === null
      ? files
      : files.filter((file) => !known.has(file) || changed.has(file));
  if (lost.length > 0) {
    const names = lost.map((file) => `\n  ${plainText(relative(folder, file).replaceAll(sep, '/'))}`);
    throw new UsageError(
      `Nothing was written, since the present text of these files is in no commit, and git could not bring it back:${names.join('')}\nCommit them, or run the command with --force.`,
    );
  }
}

/** The files that a command of git names below a folder, or null where it fails: no git, no repository, no commit. */
async function list(folder: string, ...command: readonly string[]): Promise<ReadonlySet<string> | null> {
  try {
    // A repository may name a program here that git would start.
    const { stdout } = await promisify(execFile)(
      'git',
      ['-c', 'core.fsmonitor=false', ...command, '-z', '--', '.'],
      {
        cwd: folder,
        env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
        maxBuffer: 1e9,
      },
    );
    return new Set(
      stdout
        .split('\0')
        .filter(Boolean)
        .map((path) => resolve(folder, path)),
    );
  } catch {
    return null;
  }
}
