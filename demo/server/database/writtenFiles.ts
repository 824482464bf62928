import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Remembers a folder; the returned function tells which files in it were written, made or removed since. */
export async function watchFolder(dir: string): Promise<() => Promise<string[]>> {
  const before = await states(dir);
  return async () => {
    const after = await states(dir);
    return [...new Set([...before.keys(), ...after.keys()])]
      .filter((name) => before.get(name) !== after.get(name))
      .sort();
  };
}

/** Size and time of change of every file; large databases are not read for this. */
async function states(dir: string): Promise<Map<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (path): Promise<[string, string]> => {
        const state = await stat(path, { bigint: true }).catch(() => null);
        return [relative(dir, path), `${state?.size} ${state?.mtimeNs}`];
      }),
    ),
  );
}
