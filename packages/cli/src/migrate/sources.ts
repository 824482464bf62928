import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of what was installed or built, and hidden ones: nobody edits what is in them. */
const notSources = /^(\..*|node_modules|bower_components|dist|build|out|coverage|storybook-static)$/;

/** What may name the widget or its class names. */
const readable = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx|html?|css|scss|sass|less)$/;

/** The files below a folder that a host's developers write, in order. Links are not followed, wherever they lead. */
export async function findSources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !notSources.test(entry.name)) {
      found.push(...(await findSources(path)));
    } else if (entry.isFile() && readable.test(entry.name)) {
      found.push(path);
    }
  }
  return found;
}

/** The text of a file; null where it is not UTF-8, and would not be the same once it was written again. */
export async function readText(file: string): Promise<string | null> {
  const bytes = await readFile(file);
  const text = bytes.toString('utf8');
  return Buffer.from(text).equals(bytes) ? text : null;
}
