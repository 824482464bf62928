import type { Page } from 'playwright';
import type { modes } from '../.storybook/modes.ts';
import { forEachStory, type Look } from '../tests/storyPage/forEachStory.ts';
import type { StoryPageServer } from '../tests/storyPage/openStoryPage.ts';

/** A story as it looks, without the empty page below it. */
export interface StoryPicture {
  /** Such as `inbox/Panel Default`. */
  readonly title: string;
  readonly png: Buffer;
  /** What went wrong while it was played, or null. */
  readonly error: string | null;
}

/** Pictures of all wanted stories, but not of those that are tests. */
export async function storyPictures(
  server: StoryPageServer,
  mode: (typeof modes)[keyof typeof modes],
  wanted: (file: string) => boolean,
  more: Pick<Look, 'stories' | 'device'> = {},
): Promise<StoryPicture[]> {
  const { viewport: widthPx, ...globals } = mode;
  const pictures: StoryPicture[] = [];
  await forEachStory(
    server,
    { globals, widthPx, ...more },
    (file) => wanted(file) && !file.includes('.interactions.'),
    async ({ file, name, page, error }) => {
      const png = await stillPicture(page, widthPx);
      pictures.push({ title: `${file.replace('.stories.tsx', '')} ${name}`, png, error });
    },
  );
  return pictures;
}

/** A picture of what no longer moves: strings and code may still be loading when a story has been played. */
async function stillPicture(page: Page, widthPx: number): Promise<Buffer> {
  let before: Buffer | undefined;
  for (let tries = 0; ; tries += 1) {
    const clip = { x: 0, y: 0, width: widthPx, height: await page.evaluate(lowestEdge) };
    const png = await page.screenshot({ animations: 'disabled', clip });
    if (before?.equals(png) || tries === 10) {
      return png;
    }
    before = png;
    await page.waitForTimeout(150);
  }
}

/** How far down the page anything is drawn, in CSS pixels: at most the window's height. */
function lowestEdge(): number {
  const edges = [...document.body.querySelectorAll('*')].map((one) => one.getBoundingClientRect().bottom);
  return Math.max(40, Math.min(innerHeight, Math.ceil(Math.max(...edges)) + 12));
}
