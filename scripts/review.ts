// Contact sheets of every story, for people who would rather look: `npm run review [-- part of a file's name]`.
// Writes PNGs to .cache/review: light, dark, right-to-left, and the width of a phone.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { installIfMissing } from './install.mjs';

installIfMissing();
const { openStoryPage } = await import('../tests/storyPage/openStoryPage.ts');
const { modes } = await import('../.storybook/modes.ts');
const { storyPictures } = await import('./storyPictures.ts');

const part = process.argv[2] ?? '';
const folder = '.cache/review';
/** Stories on a sheet: few enough to be legible. */
const perSheet = 12;

const sheetStyle = `
  body { margin: 16px; columns: 4; column-gap: 16px; font: 14px system-ui; background: #ddd }
  figure { margin: 0; padding-block-end: 16px; break-inside: avoid } figcaption { margin-block-end: 4px }
  img { max-inline-size: 100%; display: block; background: white }
`;

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await openStoryPage();

for (const [name, mode] of Object.entries(modes)) {
  const pictures = await storyPictures(server, mode, (file) => file.includes(part));
  const page = await server.browser.newPage({ viewport: { width: 1_800, height: 400 } });
  for (let first = 0; first < pictures.length; first += perSheet) {
    const figures = pictures
      .slice(first, first + perSheet)
      .map(
        ({ title, png }) =>
          `<figure><figcaption>${title}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
      );
    await page.setContent(`<!doctype html><style>${sheetStyle}</style>${figures.join('')}`);
    const number = String(first / perSheet + 1).padStart(2, '0');
    await writeFile(`${folder}/${name}-${number}.png`, await page.screenshot({ fullPage: true }));
  }
  console.log(`${name}: ${pictures.length} stories`);
}
await server.close();
console.log(`The sheets are in ${folder}.`);
