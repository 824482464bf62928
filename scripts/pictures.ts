// Compares how the chosen stories look with the accepted pictures in tests/pictures, without an external service:
//   npm run pictures               fails, and writes what differs to .cache/pictures: as accepted, as it is now, and marked in red
//   npm run pictures -- --accept   accepts how they look now; look at what git says has changed
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { installIfMissing } from './install.mjs';

installIfMissing();
const { allowedPixels, comparePictures } = await import('./comparePictures.ts');
const { palettePicture } = await import('./palettePicture.ts');
const { openStoryPage } = await import('../tests/storyPage/openStoryPage.ts');
const { modes } = await import('../.storybook/modes.ts');
const { storyPictures } = await import('./storyPictures.ts');

/** Bell, popover, panel, preferences and states, each in what shows most of it and has no letters that the stories' own fonts lack. */
const chosen: Readonly<Record<string, readonly string[]>> = {
  Bell: ['ManyUnread', 'NothingUnread'],
  Popover: ['Default', 'Empty', 'FeedFailed', 'Loading', 'SessionRefused'],
  Panel: ['Branded', 'Narrow'],
  Item: ['ButtonFailed', 'WithButtons'],
  Preferences: ['Critical', 'Default', 'Failed'],
  StoreTabs: ['Default'],
  Selection: ['PanelMenu', 'Several'],
  Status: ['ActionFailed', 'Offline', 'Stale'],
  Undo: ['Removed'],
};
const storiesOf = (file: string) => chosen[/^inbox\/(\w+)\.stories\.tsx$/.exec(file)?.[1] ?? ''] ?? [];

const accepts = process.argv.includes('--accept');
const folder = 'tests/pictures';
const differences = '.cache/pictures';

await rm(differences, { recursive: true, force: true });
await mkdir(differences, { recursive: true });
await mkdir(folder, { recursive: true });
// Chromium reads it on Linux, and is started with the variables of this process.
process.env.FONTCONFIG_FILE = resolve('scripts/pictures.fonts.conf');
const server = await openStoryPage();
const trouble: string[] = [];
const accepted: string[] = [];
const taken = new Set<string>();

for (const [look, mode] of Object.entries(modes)) {
  const pictures = await storyPictures(server, mode, (file) => storiesOf(file).length > 0, {
    stories: (file, name) => storiesOf(file).includes(name),
    // High enough for a whole popover, and no higher: further down a message has a character of the machine's own fonts.
    device: { locale: 'en-US', timezoneId: 'UTC', viewport: { width: mode.viewport, height: 720 } },
  });
  for (const { title, png, error } of pictures) {
    const name = `${title.replace('inbox/', '').replaceAll(/\W+/g, '-')}-${look}`;
    taken.add(`${name}.png`);
    const found = error ?? (await compare(name, png));
    if (found === undefined) {
      continue;
    }
    if (accepts && error === null) {
      await writeFile(join(folder, `${name}.png`), palettePicture(png));
      accepted.push(name);
    } else {
      trouble.push(`  ${name}: ${found}`);
    }
  }
}
await server.close();
const expected = Object.values(chosen).flat().length * Object.keys(modes).length;
if (taken.size !== expected) {
  trouble.push(
    `  ${taken.size} of ${expected} stories were found: correct their names in scripts/pictures.ts`,
  );
}
for (const file of (await readdir(folder)).filter((one) => !taken.has(one))) {
  if (accepts) {
    await rm(join(folder, file));
  } else {
    trouble.push(`  ${file}: no story has this picture any more; accept the others anew`);
  }
}
const done = accepts ? `${accepted.length} accepted anew` : `what differs is in ${differences}`;
console.log([`${taken.size} pictures, ${trouble.length} faults; ${done}`, ...trouble].join('\n'));
process.exitCode = trouble.length === 0 ? 0 : 1;

/** What is wrong with a picture; then it is written beside the accepted one. */
async function compare(name: string, png: Buffer): Promise<string | undefined> {
  const before = await readFile(join(folder, `${name}.png`)).catch(() => undefined);
  const { pixels, marked } = before ? comparePictures(before, png) : { pixels: Infinity };
  if (pixels <= allowedPixels) {
    return undefined;
  }
  for (const [kind, picture] of Object.entries({ accepted: before, now: png, marked })) {
    if (picture !== undefined) {
      await writeFile(join(differences, `${name}.${kind}.png`), picture);
    }
  }
  return before ? `${pixels} pixels differ` : 'is new; accept it';
}
