import { describe, expect, test } from 'vitest';
import { servePages } from '../../scripts/servePages.mjs';
import { demoAndBrowser } from './demoAndBrowser.ts';
import { platformApi } from './platformApi.ts';

describe('the host page', () => {
  const demo = demoAndBrowser();

  test.each([320, 390])('fits %i px from side to side, with everything in sight', async (width) => {
    const page = await demo.browser.newPage({ viewport: { width, height: 700 } });
    await page.goto(demo.url);
    await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const controls = await page.getByRole('banner').locator('a:visible, button, select').all();
    expect(controls.length).toBeGreaterThanOrEqual(5);
    const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
    for (const box of boxes) {
      expect(box).not.toBeNull();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    // Names are not cut into columns of single words.
    const name = await page.getByText('Mobile app 3.0').boundingBox();
    expect(name?.height).toBeLessThan(30);
    await page.close();
  });

  test('works under its own policy, and in no frame of another page', async () => {
    const context = await demo.browser.newContext();
    const page = await context.newPage();
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
    });
    await page.goto(demo.url);
    await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await panel.getByRole('article').first().waitFor();
    await panel.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: /All notifications.*Email/ }).waitFor();
    expect(refused).toEqual([]);

    const { url, close } = await servePages(() => `<iframe src="${demo.url}"></iframe>`);
    await page.goto(`${url}/frame.html`);
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    close();
    await context.close();
  });

  test('has the inbox as a page: a message has an address, which Back leaves and a new tab opens', async () => {
    const context = await demo.browser.newContext();
    const page = await context.newPage();
    await page.goto(`${demo.url}/?backend=inbox`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inbox' }).click();
    const inbox = page.getByRole('region', { name: 'Inbox' });
    await inbox
      .getByRole('navigation')
      .getByRole('button', { name: /^Needs you/ })
      .click();
    await inbox
      .getByRole('article', { name: /Expense 113/ })
      .getByText('Expense 113')
      .click();
    await inbox.getByRole('heading', { name: 'Expense 113 needs approval' }).waitFor();
    const address = new URL(page.url());
    expect(address.pathname).toMatch(/^\/inbox\/[0-9a-f]{24}$/);
    expect(address.searchParams.get('backend')).toBe('inbox');

    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('heading', { name: 'Expense 113 needs approval' }).waitFor();
    expect(await other.getByRole('article', { name: /mentioned you/ }).count()).toBe(0);

    await page.goBack();
    await inbox.getByText('Choose a notification').waitFor();
    expect(new URL(page.url()).pathname).toBe('/inbox');
    await page.goBack();
    await inbox
      .getByRole('article', { name: /mentioned you/ })
      .first()
      .waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Projects' }).waitFor();
    await context.close();
  });

  test('reads by a visit what leads to the open address, and not what waits for an answer', async () => {
    const context = await demo.browser.newContext();
    const page = await context.newPage();
    const api = platformApi(demo.url);
    await api.trigger('Leads to the roadmap', '/roadmap');
    await api.trigger('Leads elsewhere', '/people');
    await api.trigger('Asks about the roadmap', '/roadmap', {
      buttons: [{ type: 'primary', content: 'Agree', resultContent: 'Agreed' }],
    });
    await page.goto(`${demo.url}/roadmap`);
    await page.getByText('The app’s router went to /roadmap').waitFor();
    await expect.poll(async () => (await api.row('Leads to the roadmap'))?.read).toBe(true);
    expect((await api.row('Leads elsewhere'))?.read).toBe(false);
    expect((await api.row('Asks about the roadmap'))?.read).toBe(false);
    await context.close();
  });

  test('signs out: the inbox is gone, the host’s server knows nobody, and the next visit signs in again', async () => {
    const context = await demo.browser.newContext();
    const page = await context.newPage();
    await page.goto(demo.url);
    const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
    await bell.waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
    expect(await page.getByRole('button', { name: /^Notifications/ }).count()).toBe(0);
    expect(await page.evaluate(async () => (await fetch('/host/reader')).status)).toBe(401);
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await bell.waitFor();
    await context.close();
  });
});
