import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What vanilla-extract tells about a name that it needs. */
interface Wanted {
  /** Different for each name of all files. */
  readonly hash: string;
  readonly filePath: string;
}

/**
 * Names for the classes of a folder's `.css.ts` files: `c`, four characters of the version and the styles, two of the file, and
 * a count. Equal builds have equal names, in whatever order files are compiled. Two versions on a page share none, so neither
 * styles the other's parts.
 */
export function shortNames(folder: string, version: string): (wanted: Wanted) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const sources = files.map((file) => [file, readFileSync(resolve(folder, file), 'utf8')]);
  const digest = createHash('sha256')
    .update(JSON.stringify([version, sources]))
    .digest();
  const prefix = `c${inBase36(digest.readUInt32BE() % 36 ** 4, 4)}`;
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  return ({ hash, filePath }) => {
    const file = files.findIndex((one) => resolve(filePath) === resolve(folder, one));
    if (file < 0 || file >= 36 ** 2) {
      throw new Error(`${filePath} cannot be named: it is not one of the first 1,296 files of ${folder}.`);
    }
    const known = names.get(hash);
    if (known !== undefined) {
      return known;
    }
    const count = counts.get(filePath) ?? 0;
    counts.set(filePath, count + 1);
    const name = `${prefix}${inBase36(file, 2)}${inBase36(count, 1)}`;
    names.set(hash, name);
    return name;
  };
}

function inBase36(number: number, length: number): string {
  return number.toString(36).padStart(length, '0');
}
