import {
  access,
  chmod,
  chown,
  constants,
  lstat,
  mkdtemp,
  readdir,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { UsageError } from '../UsageError.ts';
import { readText } from './sources.ts';

/** A file with the text that it had when it was read, and the one that it gets. */
export interface ChangedFile {
  readonly file: string;
  readonly old: string;
  readonly text: string;
}

const prefix = '.carillon-migrate-';

/**
 * Writes files that `findSources` found below a folder. All texts are on the disk before the first file is replaced, and a file is
 * replaced at once: a process that is killed leaves each with its old or its new text, and another name of a file keeps the old one.
 * Throws, and has written nothing, if one of them is no longer what was read.
 */
export async function writeAll(folder: string, files: readonly ChangedFile[]): Promise<void> {
  // What a killed process has left.
  for (const name of (await readdir(folder)).filter((one) => one.startsWith(prefix))) {
    await rm(join(folder, name), { recursive: true });
  }
  if (files.length === 0) {
    return;
  }
  const beside = await mkdtemp(join(folder, prefix));
  try {
    for (const [index, one] of files.entries()) {
      await stage(folder, one, join(beside, `${index}`));
    }
    for (const one of files) {
      await check(folder, one);
    }
    for (const [index, { file }] of files.entries()) {
      await rename(join(beside, `${index}`), file);
    }
  } finally {
    await rm(beside, { recursive: true });
  }
}

/** The new text, with the rights and the owner of the file. */
async function stage(folder: string, { file, text, old }: ChangedFile, place: string): Promise<void> {
  await check(folder, { file, old });
  const { mode, uid, gid } = await lstat(file);
  await writeFile(place, text, { flag: 'wx', flush: true });
  await chown(place, uid, gid).catch(() => {});
  await chmod(place, mode & 0o777);
}

async function check(folder: string, { file, old }: Omit<ChangedFile, 'text'>): Promise<void> {
  const parent = await realpath(dirname(file));
  const isInside = parent === folder || parent.startsWith(folder + sep);
  if (!(isInside && (await lstat(file)).isFile())) {
    throw new UsageError(
      `${file} leads out of ${folder} by now, so nothing was written. Run the command again.`,
    );
  }
  // A file that may not be written could still be replaced.
  await access(file, constants.W_OK);
  if ((await readText(file)) !== old) {
    throw new UsageError(
      `${file} has changed since it was read, so nothing was written. Run the command again.`,
    );
  }
}
