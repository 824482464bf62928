import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';

/** A page with an inbox, and the server that it goes by. */
export interface Journey {
  /** An empty inbox, in a page that has not been opened. */
  readonly page: Page;
  /** The inbox of somebody else, who gets no messages, in a browser of their own. */
  readonly other: Page;
  /** Opens one of them, and resolves once its live line is open: what comes before is shown seconds later. */
  open(page: Page): Promise<unknown>;
  /** The paths of its API and of its line. A page calls no other. */
  readonly api: RegExp;
  /** Whether it can archive. */
  readonly archives: boolean;
  /** Whether its messages can be put off, by the server or by the browser. */
  readonly snoozes: boolean;
  /** What an `Accept` that was given says: by the inbox API it has no other words for that. */
  readonly accepted: string;
  /** The server sends the reader a message, with an answer if one is named. */
  deliver(title: string, answer?: string): Promise<unknown>;
  /** What the server lists of a message, asked without the inbox; undefined if it lists none. */
  stored(title: string): Promise<{ readonly read: boolean; readonly answered: boolean } | undefined>;
}

/** Declares the tests of an inbox from its first message to a reload, the same whatever it goes by. */
export function testJourney(journey: () => Journey): void {
  const errors: string[] = [];
  const calls: string[] = [];
  const page = () => journey().page;
  const stored = (title: string) => journey().stored(title);
  const deliver = (title: string, answer?: string) => journey().deliver(title, answer);
  const row = (name: string) => page().getByRole('article', { name });
  const dialog = (of = page()) => of.getByRole('dialog', { name: 'Notifications' });
  const tab = (name: string) => page().getByRole('tab', { name });
  const menuItem = (name: string) => page().getByRole('menuitem', { name });
  const bell = (count: number, of = page()) =>
    of.getByRole('button', {
      name: count === 0 ? 'Notifications' : `Notifications, ${count} unread`,
      exact: true,
    });

  async function openMenu(name: string): Promise<void> {
    await row(name).hover();
    await row(name).getByRole('button', { name: 'More actions' }).click();
    await menuItem('Remove message').waitFor();
  }

  async function choose(name: string, ...items: readonly string[]): Promise<void> {
    await openMenu(name);
    for (const item of items) {
      await menuItem(item).click();
    }
    await row(name).waitFor({ state: 'detached' });
  }

  /** Collects what a page calls, and what it throws. */
  function watch(watched: Page): void {
    watched.on('pageerror', (error) => errors.push(error.message));
    watched.on('websocket', (socket) => calls.push(new URL(socket.url()).pathname));
    watched.on('request', (request) => {
      if (['fetch', 'xhr', 'eventsource', 'ping'].includes(request.resourceType())) {
        calls.push(new URL(request.url()).pathname);
      }
    });
  }

  afterAll(() => Promise.all([journey().page.close(), journey().other.close()]));

  test('the bell counts the messages of its reader, and none for another', async () => {
    await deliver('First');
    for (const opened of [journey().other, page()]) {
      watch(opened);
      await journey().open(opened);
    }
    await bell(1).waitFor();
    await bell(0, journey().other).waitFor();
  });

  test('the panel opens with the messages, and shows a new one live', async () => {
    await bell(1).click();
    await dialog().waitFor();
    await row('Unread: First').waitFor();
    await deliver('Second');
    await row('Unread: Second').waitFor();
    await bell(2).waitFor();
    expect(await page().getByRole('article').count()).toBe(2);
  });

  test('a click on a message marks it as read, on the server too, and no other', async () => {
    await row('Unread: First').getByRole('button', { name: 'First' }).click();
    await bell(1).waitFor();
    await expect.poll(() => stored('First')).toMatchObject({ read: true });
    expect(await stored('Second')).toMatchObject({ read: false });
  });

  test('a removal is taken back by undo and never sent, and is made without', async () => {
    await choose('Unread: Second', 'Remove message');
    await page().getByRole('button', { name: 'Undo' }).click();
    await row('Unread: Second').waitFor();
    expect(await stored('Second')).toMatchObject({ read: false });
    await choose('Unread: Second', 'Remove message');
    await expect.poll(() => stored('Second')).toBeUndefined();
    await bell(0).waitFor();
    expect(await stored('First')).toBeDefined();
  });

  test('a question is answered once, and says so', async () => {
    await deliver('Can you come?', 'Accept');
    await row('Can you come?').getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => stored('Can you come?')).toMatchObject({ answered: true });
    await row('Can you come?').getByText(journey().accepted, { exact: true }).waitFor();
    expect(await row('Can you come?').getByRole('button', { name: 'Accept' }).count()).toBe(0);
  });

  test('archive and snooze put a message away and bring it back, where the backend can do that, and are not offered elsewhere', async () => {
    const { archives, snoozes } = journey();
    await openMenu('First');
    expect(await menuItem('Archive').count()).toBe(archives ? 1 : 0);
    expect(await menuItem('Snooze').count()).toBe(snoozes ? 1 : 0);
    expect(await tab('Archived').count()).toBe(archives ? 1 : 0);
    expect(await tab('Snoozed').count()).toBe(snoozes ? 1 : 0);
    await page().keyboard.press('Escape');
    await menuItem('Remove message').waitFor({ state: 'detached' });
    await dialog().waitFor();
    if (archives) {
      await choose('First', 'Archive');
      await tab('Archived').click();
      await choose('First', 'Move to inbox');
      await tab('Inbox').click();
    }
    if (snoozes) {
      await choose('First', 'Snooze', 'In an hour');
      await tab('Snoozed').click();
      await row('First')
        .getByText(/^Snoozed until/)
        .waitFor();
      expect(await row('Can you come?').count()).toBe(0);
      await choose('First', 'End snooze');
      await tab('Inbox').click();
      await row('First').waitFor();
      await row('Can you come?').waitFor();
    }
  });

  test('a switch is kept, and so is everything else, when the page is loaded anew', async () => {
    const email = page().getByRole('switch', { name: /All notifications.*Email/ });
    await page().getByRole('button', { name: 'Settings' }).click();
    expect(await email.isChecked()).toBe(true);
    const saved = page().waitForResponse((response) => response.request().method() === 'PATCH');
    await email.click();
    expect((await saved).status()).toBe(200);

    await page().reload();
    await page()
      .getByRole('button', { name: /^Notifications/ })
      .click();
    await row('First').waitFor();
    await row('Can you come?').getByText(journey().accepted, { exact: true }).waitFor();
    expect(await row('Unread: First').count()).toBe(0);
    expect(await row('Second').count()).toBe(0);
    await page().getByRole('button', { name: 'Settings' }).click();
    await expect.poll(() => email.isChecked()).toBe(false);
  });

  test('another reader sees nothing of all this', async () => {
    const { other } = journey();
    await bell(0, other).click();
    await dialog(other).getByText('Nothing new to see here yet').waitFor();
    expect(await other.getByRole('article').count()).toBe(0);
    await other.getByRole('button', { name: 'Settings' }).click();
    const email = other.getByRole('switch', { name: /All notifications.*Email/ });
    await expect.poll(() => email.isChecked()).toBe(true);
  });

  test('no page has thrown an error, or called another API than its own', () => {
    expect(errors).toEqual([]);
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.filter((path) => !journey().api.test(path))).toEqual([]);
  });
}
