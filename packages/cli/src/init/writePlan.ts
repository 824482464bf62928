import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { writeAll } from '../migrate/writeAll.ts';
import { UsageError } from '../UsageError.ts';
import type { Change } from './plan.ts';

/**
 * Writes changes below a folder. Throws a `UsageError` for a place that leads out of it, and for a file that is no longer what it was when
 * the change was made; what is there by then is not replaced.
 */
export async function writePlan(folder: string, changes: readonly Change[]): Promise<void> {
  const root = await realpath(folder);
  const replaced = changes.flatMap(({ path, old, text }) =>
    old === null ? [] : [{ file: join(root, path), old, text }],
  );
  await writeAll(root, replaced);
  for (const { path, text } of changes.filter(({ old }) => old === null)) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    const parent = await realpath(dirname(file));
    if (parent !== root && !parent.startsWith(root + sep)) {
      throw new UsageError(
        `${path} leads out of ${folder} by a link, so it was not written. Replace the link by a folder, and run the command again.`,
      );
    }
    await writeFile(file, text, { flag: 'wx' });
  }
}
