// Compares how the chosen stories look with how they looked when they were accepted, without an external service:
//   npm run pictures -- --accept   on the branch that is right
//   npm run pictures               on the one to be looked at; fails, and writes what differs to .cache/pictures/differences
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installIfMissing } from './install.mjs';

installIfMissing();
const { default: pixelmatch } = await import('pixelmatch');
const { PNG } = await import('pngjs');
const { openStoryPage } = await import('../tests/storyPage/openStoryPage.ts');
const { modes } = await import('../.storybook/modes.ts');
const { storyPictures } = await import('./storyPictures.ts');

/** Each part once, in the state that shows most of it. */
const chosen = [
  'Bell',
  'Item',
  'Panel',
  'Popover',
  'Preferences',
  'Selection',
  'Status',
  'StoreTabs',
  'Undo',
].map((part) => `inbox/${part}.stories.tsx`);
const accepts = process.argv.includes('--accept');
const accepted = '.cache/pictures/accepted';
const differences = '.cache/pictures/differences';

await rm(accepts ? accepted : differences, { recursive: true, force: true });
await mkdir(accepted, { recursive: true });
await mkdir(differences, { recursive: true });
const server = await openStoryPage();
const differing: string[] = [];
let compared = 0;

for (const [name, mode] of Object.entries(modes)) {
  for (const { title, png } of await storyPictures(server, mode, (file) => chosen.includes(file))) {
    const file = `${title.replace(/\W+/g, '-')}-${name}.png`;
    compared += 1;
    if (accepts) {
      await writeFile(join(accepted, file), png);
    } else if (await differs(file, png)) {
      differing.push(file);
    }
  }
}
await server.close();
console.log(
  accepts
    ? `${compared} pictures accepted.`
    : `${compared} pictures compared, ${differing.length} differ${differing.map((file) => `\n  ${join(differences, file)}`).join('')}`,
);
process.exitCode = differing.length === 0 ? 0 : 1;

/** Whether a picture is new or not as accepted; then it is written beside the others, with what differs in red. */
async function differs(file: string, png: Buffer): Promise<boolean> {
  const before = await readFile(join(accepted, file)).catch(() => undefined);
  if (before?.equals(png)) {
    return false;
  }
  const [old, now] = [before && PNG.sync.read(before), PNG.sync.read(png)];
  if (old?.width !== now.width || old.height !== now.height) {
    await writeFile(join(differences, file), png);
    return true;
  }
  const marked = new PNG({ width: now.width, height: now.height });
  const count = pixelmatch(old.data, now.data, marked.data, now.width, now.height, { threshold: 0.1 });
  if (count > 0) {
    await writeFile(join(differences, file), PNG.sync.write(marked));
  }
  return count > 0;
}
