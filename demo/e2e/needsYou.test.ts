import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoAndBrowser } from './demoAndBrowser.ts';
import { platformApi } from './platformApi.ts';

describe.each([
  { name: 'the widget protocol', query: '', note: 'Within budget', answered: 'Approved' },
  // It takes no values with an answer, and a button has no other words for its result.
  { name: 'the inbox API', query: '?backend=inbox', note: undefined, answered: 'Approve' },
  { name: 'the REST protocol', query: '?backend=rest', note: 'Within budget', answered: 'Approved' },
])('threads and questions of the host page, by $name', ({ query, note, answered }) => {
  const demo = demoAndBrowser();
  let here: Page;
  let there: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    await platformApi(demo.url).clear();
    const context = await demo.browser.newContext();
    [here, there] = [await context.newPage(), await context.newPage()];
    for (const page of [here, there]) {
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(`${demo.url}/${query}`);
    }
  });

  const row = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
  const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

  async function openPanel(page: Page): Promise<void> {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
  }

  /** The tabs, each while it is the one that is shown: behind another one it draws one frame a second, and a press waits for two. */
  async function* bothTabs(): AsyncGenerator<Page> {
    for (const page of [here, there]) {
      await page.bringToFront();
      yield page;
    }
  }

  /** Presses a button of the panel "Try it", which a click beside the open inbox reaches as well. */
  async function send(kind: string): Promise<void> {
    await here.bringToFront();
    const sent = here.waitForResponse((response) => response.url().endsWith('/host/notify'));
    await here.getByRole('button', { name: kind, exact: true }).click();
    expect((await sent).status()).toBe(201);
    await here.getByText(`Sent: ${kind}.`).waitFor();
  }

  test('a thread that is sent is one row in both tabs, and opens in place', async () => {
    await there.bringToFront();
    await openPanel(there);
    await send('A thread');
    await openPanel(here);
    for await (const page of bothTabs()) {
      const front = row(page, 'it does now.');
      const more = front.getByRole('button', { name: /^3 (more|unread)/ });
      await more.waitFor();
      // The line with its arrow is one line of text.
      expect((await more.boundingBox())?.height).toBeLessThan(40);
      expect(await row(page, 'I have moved the coupon').count()).toBe(0);
      await more.click();
      await row(page, 'I have moved the coupon').waitFor();
      await more.click();
      await row(page, 'I have moved the coupon').waitFor({ state: 'detached' });
    }
    await here.keyboard.press('Escape');
  });

  test('a question waits in "Needs you" until it is answered, and the other tab agrees', async () => {
    const api = platformApi(demo.url);
    await send('An expense');
    await send('An expense');
    await openPanel(here);
    for await (const page of bothTabs()) {
      await tab(page, /^Needs you/).click();
      await row(page, 'Expense 201 needs approval').waitFor();
      await row(page, 'Expense 202 needs approval').waitFor();
      expect(await row(page, 'it does now.').count()).toBe(0);
    }
    await here.bringToFront();
    const question = row(here, 'Expense 201 needs approval');
    await question.hover();
    await question.getByRole('button', { name: 'More actions' }).click();
    await here.getByRole('menuitem', { name: 'Mark as read' }).click();
    await expect.poll(async () => (await api.row('Expense 201 needs approval'))?.read).toBe(true);
    await question.waitFor();
    for (const page of [here, there]) {
      await tab(page, /^Needs you 2/).waitFor();
    }

    expect(await question.getByRole('textbox', { name: 'Note' }).count()).toBe(note ? 1 : 0);
    if (note) {
      await question.getByRole('textbox', { name: 'Note' }).fill(note);
    }
    await question.getByRole('button', { name: 'Approve' }).click();
    await question.waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await api.row('Expense 201 needs approval'))?.cta?.action)
      .toMatchObject({ status: 'done', result: { type: 'primary', ...(note && { payload: { note } }) } });

    for await (const page of bothTabs()) {
      await row(page, 'Expense 201 needs approval').waitFor({ state: 'detached' });
      await row(page, 'Expense 202 needs approval').waitFor();
      await tab(page, /^Needs you 1/).waitFor();
      await tab(page, /^Inbox/).click();
      await row(page, 'Expense 201 needs approval').getByText(answered, { exact: true }).waitFor();
      expect(await row(page, 'Expense 201').getByRole('button', { name: 'Approve' }).count()).toBe(0);
    }
    expect((await api.row('Expense 202 needs approval'))?.cta?.action).toMatchObject({
      status: 'pending',
      result: {},
    });
    expect(errors).toEqual([]);
  });
});
