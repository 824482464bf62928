import { forEachStory } from '../tests/storyPage/drive.ts';
import type { StoryPageServer } from '../tests/storyPage/openStoryPage.ts';

const widthPx = 560;

/** The looks in which people review stories. */
export const looks = {
  light: { globals: { theme: 'light' }, widthPx },
  dark: { globals: { theme: 'dark' }, widthPx },
  rtl: { globals: { theme: 'light', locale: 'ar', dir: 'rtl' }, widthPx },
  phone: { globals: { theme: 'light' }, widthPx: 360 },
};

/** A story as it looks, without the empty page below it. */
export interface StoryPicture {
  /** Such as `inbox/Panel Default`. */
  readonly title: string;
  readonly png: Buffer;
}

/** Pictures of all stories of the wanted files, but not of those that are tests. */
export async function storyPictures(
  server: StoryPageServer,
  look: (typeof looks)[keyof typeof looks],
  wanted: (file: string) => boolean,
): Promise<StoryPicture[]> {
  const pictures: StoryPicture[] = [];
  await forEachStory(
    server,
    look,
    (file) => wanted(file) && !file.includes('.interactions.'),
    async ({ file, name, page }) => {
      const height = await page.evaluate(lowestEdge);
      const clip = { x: 0, y: 0, width: look.widthPx, height };
      const png = await page.screenshot({ animations: 'disabled', clip });
      pictures.push({ title: `${file.replace('.stories.tsx', '')} ${name}`, png });
    },
  );
  return pictures;
}

/** How far down the page anything is drawn, in CSS pixels: at most the window's height. */
function lowestEdge(): number {
  const edges = [...document.body.querySelectorAll('*')].map((one) => one.getBoundingClientRect().bottom);
  return Math.max(40, Math.min(innerHeight, Math.ceil(Math.max(...edges)) + 12));
}
