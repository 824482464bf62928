import type { Page } from 'playwright';
import { openOwnPage, type StoryPageServer } from './openStoryPage.ts';

/** Pages that are open at once. A story waits half of its time: for frames, and for answers of its mock server. */
const most = 5;

/** Pages of the story page, each with a storage and a mock server of its own, that are lent to one user after the other. */
export function createPagePool(server: StoryPageServer) {
  const free: Page[] = [];
  const waiting: ((page: Page) => void)[] = [];
  let opened = 0;

  const open = () => openOwnPage(server, {});

  async function take(): Promise<Page> {
    const page = free.pop();
    if (page !== undefined) {
      return page;
    }
    if (opened < most) {
      opened += 1;
      return open();
    }
    return new Promise((resolve) => waiting.push(resolve));
  }

  function give(page: Page): void {
    const next = waiting.shift();
    if (next === undefined) {
      free.push(page);
    } else {
      next(page);
    }
  }

  return {
    /** Lends a page. One that was left in an unknown state, since its use failed, is replaced by a fresh one. */
    async use<Result>(act: (page: Page) => Promise<Result>): Promise<Result> {
      const page = await take();
      try {
        const result = await act(page);
        give(page);
        return result;
      } catch (thrown) {
        await page.context().close();
        give(await open());
        throw thrown;
      }
    },
  };
}
