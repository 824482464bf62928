import type { Page } from 'playwright';

/** The socket of a page has been greeted by the server. */
export async function isConnected(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => `${payload}`.startsWith('40'));
}

/** The number before the title of the page. */
export async function countOf(page: Page): Promise<number> {
  return Number(/^\((\d+)/.exec(await page.title())?.[1] ?? 0);
}
