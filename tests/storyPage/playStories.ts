import { afterAll, test } from 'vitest';
import { answerOf } from './answerOf.ts';
import { drawnNames } from './documentedNames.ts';
import { findingsOf, openStoryPage, showStory } from './openStoryPage.ts';
import { createPagePool } from './pagePool.ts';
import { isAskedFor, strictPolicy, violationsOf } from './strictPolicy.ts';

const server = await openStoryPage(strictPolicy);
afterAll(() => server.close());
/** Pages of these stories. */
export const pages = createPagePool(server);
const listed = pages.use((page) =>
  page.evaluate(async () => {
    const { files, stories: storiesOf } = globalThis.storyPage;
    const lists = files.map(async (file) => (await storiesOf(file)).map((story) => ({ file, ...story })));
    return (await Promise.all(lists)).flat();
  }),
);
const stories = await answerOf('list the stories', listed);

/** One test for each story that is wanted. Returns what they have drawn, once they have run. */
export function playStories(wanted: (story: { readonly isLong: boolean }) => boolean): ReadonlySet<string> {
  const drawn = new Set<string>();
  for (const { file, name, title, isSmall } of stories.filter(wanted)) {
    test.concurrent(`${file}: ${title}`, () =>
      pages.use(async (page) => {
        // As large as Storybook's own tests draw them, and as its smallest phone.
        const size = isSmall ? { width: 320, height: 568 } : { width: 1_200, height: 900 };
        if (page.viewportSize()?.width !== size.width) {
          await page.setViewportSize(size);
        }
        await showStory(page, file, name, {});
        const found = await findingsOf(page, file, name);
        const forbidden = (await violationsOf(page))
          .filter((one) => !isAskedFor(file, one))
          .map((one) => `The policy forbids: ${one}`);
        if (found.length + forbidden.length > 0) {
          throw new Error([...found, ...forbidden].join('\n'));
        }
        for (const one of await page.evaluate(drawnNames)) {
          drawn.add(one);
        }
      }));
  }
  return drawn;
}
