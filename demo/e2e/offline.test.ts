import type { BrowserContext, Page, WebSocketRoute } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoAndBrowser } from './demoAndBrowser.ts';
import { platformApi } from './platformApi.ts';

/** Calls that change something: without the session, and without what is marked as seen because it was shown. */
const changing = /\/(markAs|read|actions\/|preferences|messages\/)/;

describe('acting without a network, on a real platform', () => {
  const demo = demoAndBrowser();
  let context: BrowserContext;
  let page: Page;
  let sent: string[];

  beforeEach(async () => {
    context = await demo.browser.newContext();
    sent = [];
    context.on('response', (response) => {
      const { method, url, postData } = {
        method: response.request().method(),
        url: response.url(),
        postData: response.request().postData() ?? '',
      };
      const isSeen = /"seen":true}/.test(postData);
      if (method !== 'GET' && method !== 'OPTIONS' && changing.test(url) && !isSeen) {
        sent.push(`${method} ${new URL(url).pathname.replace(/[0-9a-f]{24}/, 'id')}`);
      }
    });
    page = await context.newPage();
  });
  afterEach(() => context.close());

  const row = (name: string | RegExp) => page.getByRole('article', { name });

  async function openPanel(): Promise<void> {
    await page.goto(demo.url);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
  }

  async function choose(name: string, command: string): Promise<void> {
    await row(`Unread: ${name}`).hover();
    await row(`Unread: ${name}`).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: command }).click();
  }

  /** What is loaded late is there: a menu and the preferences. Without a network they could not be loaded. */
  async function lookAround([one = '']: readonly string[]): Promise<void> {
    await row(`Unread: ${one}`).hover();
    await row(`Unread: ${one}`).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Mark as read' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'All notifications, Email' }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await row(`Unread: ${one}`).waitFor();
  }

  /** Sends messages, and gives their names. */
  async function receive(place: string): Promise<readonly string[]> {
    const api = platformApi(demo.url);
    const names = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => `${name} ${place}`);
    for (const name of names) {
      await api.trigger(name, undefined, {
        buttons: name.startsWith('Five')
          ? [{ type: 'primary', content: 'Approve', resultContent: 'Approved' }]
          : [],
      });
    }
    return names;
  }

  /** Marks three as read, removes one, presses a button and switches a preference. */
  async function act([
    one = '',
    two = '',
    three = '',
    four = '',
    five = '',
  ]: readonly string[]): Promise<void> {
    for (const name of [one, two, three]) {
      await choose(name, 'Mark as read');
    }
    await choose(four, 'Remove message');
    await row(four).waitFor({ state: 'detached' });
    await row(`Unread: ${five}`).getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Will be sent when you are back online.').first().waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'All notifications, Email' }).click();
  }

  async function isInDatabase([one = '', two = '', three = '', four = '', five = '']: readonly string[]) {
    const api = platformApi(demo.url);
    const read = await Promise.all([one, two, three].map(async (name) => (await api.row(name))?.read));
    return {
      read,
      isRemoved: (await api.row(four)) === undefined,
      button: (await api.row(five))?.cta?.action?.status,
    };
  }

  const everything = { read: [true, true, true], isRemoved: true, button: 'done' };
  const once = [
    'DELETE /v1/widgets/messages/id',
    'PATCH /v1/widgets/preferences',
    'POST /v1/widgets/messages/id/actions/primary',
  ];

  /** What was sent, without the marks: a press of a button marks its message as read, too. */
  const others = () => sent.filter((call) => !call.endsWith('/markAs')).sort();

  /** Cuts the page off its platform, and not off its own files. The live connection ends with the rest. Called before the page is opened. */
  async function cuttable(): Promise<() => Promise<void>> {
    const lines: WebSocketRoute[] = [];
    let isCut = false;
    await context.routeWebSocket(/socket\.io/, (line) => {
      if (isCut) {
        void line.close();
      } else {
        line.connectToServer();
        lines.push(line);
      }
    });
    return async () => {
      isCut = true;
      await context.route(/\/(v1|socket\.io)\//, (route) => route.abort('internetdisconnected'));
      await Promise.all(lines.map((line) => line.close()));
    };
  }

  test('what was done is sent once after a reload, when the line is back', async () => {
    const names = await receive('before a reload');
    const email = await platformApi(demo.url).channelSwitch('email');
    const cut = await cuttable();
    await openPanel();
    await lookAround(names);
    await cut();
    sent.length = 0;
    await act(names);
    await page.reload();
    expect(sent).toEqual([]);
    expect(await isInDatabase(names)).toMatchObject({ read: [false, false, false], isRemoved: false });
    await context.unrouteAll();
    await expect.poll(() => isInDatabase(names)).toEqual(everything);
    await expect.poll(() => platformApi(demo.url).channelSwitch('email')).toBe(!email);
    // The database changes before the page has its answer.
    await expect.poll(others).toEqual(once);
    // What is put off, muted and paused in this browser is kept beside it.
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /outbox(?!_(?:fewer|later|quiet))/.test(key)),
      ),
    ).toEqual([]);
  });

  test('what was done is sent once by the next page, after the tab was killed', async () => {
    const names = await receive('in a killed tab');
    const email = await platformApi(demo.url).channelSwitch('email');
    await openPanel();
    await lookAround(names);
    await context.setOffline(true);
    sent.length = 0;
    await act(names);
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // A page that has crashed does not answer.
    session.send('Page.crash').catch(() => {});
    await crashed;
    await page.close();
    await context.setOffline(false);
    expect(await isInDatabase(names)).toMatchObject({ read: [false, false, false], isRemoved: false });
    page = await context.newPage();
    await page.goto(demo.url);
    await expect.poll(() => isInDatabase(names)).toEqual(everything);
    await expect.poll(() => platformApi(demo.url).channelSwitch('email')).toBe(!email);
    // The database changes before the page has its answer.
    await expect.poll(others).toEqual(once);
  });
});
