import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoAndBrowser } from './demoAndBrowser.ts';
import { platformApi } from './platformApi.ts';

describe('presses in the inbox, on a real platform', () => {
  const demo = demoAndBrowser();
  let page: Page;

  beforeEach(async () => {
    page = await (await demo.browser.newContext()).newPage();
  });
  afterEach(() => page.context().close());

  const row = (name: string) => page.getByRole('article', { name });

  async function openPanel(): Promise<void> {
    await page.goto(demo.url);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
  }

  async function remove(name: string): Promise<void> {
    await row(name).hover();
    await row(name).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Remove message' }).click();
  }

  test('a message with a link is removed by its menu: not opened, unread until it is removed, and unread after Undo', async () => {
    const api = platformApi(demo.url);
    const subject = 'Leads to another site';
    await api.trigger(subject, 'https://example.com/away');
    const requested: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && requested.push(request.url()));
    await openPanel();
    await row(`Unread: ${subject}`).getByRole('link', { name: subject }).waitFor();
    const address = page.url();
    requested.length = 0;

    await remove(`Unread: ${subject}`);
    await row(subject).waitFor({ state: 'detached' });
    expect((await api.row(subject))?.read).toBe(false);
    await page.getByRole('button', { name: 'Undo' }).click();
    await row(`Unread: ${subject}`).waitFor();
    expect((await api.row(subject))?.read).toBe(false);

    const marks: string[] = [];
    // It may be seen, because it was visible.
    page.on('request', (request) => /"read"/.test(request.postData() ?? '') && marks.push(request.url()));
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await remove(`Unread: ${subject}`);
    await row(subject).waitFor({ state: 'detached' });
    expect((await api.row(subject))?.read).toBe(false);
    await removed;
    await expect.poll(() => api.row(subject)).toBeUndefined();
    expect(marks).toEqual([]);
    expect([page.url(), requested, page.context().pages().length]).toEqual([address, [], 1]);
    expect(await page.getByText('The app’s router went to').count()).toBe(0);
  });

  test.each<[string, (leaving: Page) => Promise<unknown>]>([
    ['closed', (leaving) => leaving.close({ runBeforeUnload: true })],
    ['left for another address', (leaving) => leaving.goto('about:blank')],
    ['reloaded', (leaving) => leaving.reload()],
  ])('a removal that can be undone is sent when the page is %s', async (how, leave) => {
    const api = platformApi(demo.url);
    const subject = `Removed from a page that is ${how}`;
    await api.trigger(subject);
    await openPanel();
    await remove(`Unread: ${subject}`);
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await api.row(subject)).toBeDefined();
    await leave(page);
    // A busy machine may end a page before its last call is made. It is stored, and the next page makes it.
    const next = await page.context().newPage();
    await next.goto(demo.url);
    await expect.poll(() => api.row(subject)).toBeUndefined();
  });

  test('an inbox whose code cannot be loaded shows that beside its bell, and opens when it can be loaded', async () => {
    await page.route(/\/panel-/, (route) => route.abort());
    await page.goto(demo.url);
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await bell.click();
    const said = page.getByRole('alert').filter({ hasText: 'Notifications could not be loaded' });
    await said.waitFor();
    expect(await bell.getAttribute('aria-expanded')).toBe('false');
    await page.unroute(/\/panel-/);
    await bell.click();
    await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
    await said.waitFor({ state: 'detached' });
  });
});
