import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Browser, Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleReader } from '../../tests/support/exampleReader.ts';
import { checkExchange } from '../../tests/support/openApi.ts';
import { leaveBrowser, sharedBrowser } from '../../tests/support/sharedParts.ts';
import { type Journey, testJourney } from './journey.ts';
import { startOwnServer } from './startOwnServer.ts';

describe('the example of a server of your own', () => {
  let example: Awaited<ReturnType<typeof startOwnServer>>;
  let browser: Browser;
  let page: Page;
  let journey: Journey;
  const exchanges: Awaited<ReturnType<typeof checkExchange>>[] = [];

  beforeAll(async () => {
    example = await startOwnServer({ CONFORMANCE: '1' });
    browser = await sharedBrowser();
    page = await browser.newPage();
    // A page that is left takes no answer any more.
    await page.route(/\/api\/inbox\/(?!events)/, (route) => check(route).catch(() => {}));
    journey = {
      page,
      other: await browser.newPage(),
      async open(opened) {
        const line = opened.waitForResponse(/\/events$/);
        await opened.goto(opened === page ? example.url : `${example.url}/?reader=ben`);
        await line;
      },
      api: /^\/api\/inbox\//,
      archives: false,
      snoozes: false,
      accepted: 'Accepted',
      deliver: (title, label) => {
        const buttons =
          label === undefined ? [] : [{ id: 'primary', look: 'primary', label, resultLabel: `${label}ed` }];
        const body = JSON.stringify({ title, buttons });
        return fetch(`${example.url}/deliver`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
        });
      },
      async stored(title) {
        const { messages } = await (await page.request.get(`${example.url}/api/inbox/messages`)).json();
        const message = messages.find((one: { title: string }) => one.title === title);
        return message && { read: message.read, pressed: message.pressed !== undefined };
      },
    };
  });

  afterAll(async () => {
    await leaveBrowser();
    await example?.stop();
  });

  /** Passes a request on, and compares it and its answer with the description of the protocol. */
  async function check(route: Route): Promise<void> {
    const request = route.request();
    const answer = await route.fetch();
    const body = request.postData();
    exchanges.push(
      await checkExchange(
        `${example.url}/api/inbox`,
        new Request(request.url(), { method: request.method(), ...(body === null ? {} : { body }) }),
        new Response(await answer.text(), { status: answer.status(), headers: answer.headers() }),
      ),
    );
    await route.fulfill({ response: answer });
  }

  testJourney(() => journey);

  test('has answered as the description of the protocol says', async () => {
    expect(exchanges.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect([...new Set(exchanges.map(({ operation }) => operation))].sort()).toEqual([
      'GET /messages',
      'GET /messages/count',
      'GET /preferences',
      'PATCH /preferences',
      'POST /messages/changes',
      'POST /messages/{id}/buttons/{type}',
    ]);
  });

  test('lets nobody in without its cookies, and no other page change anything', async () => {
    const inbox = `${example.url}/api/inbox`;
    const anonymous = await fetch(`${inbox}/messages`);
    expect(anonymous.status).toBe(401);
    expect(anonymous.headers.get('Content-Type')).toContain('application/problem+json');
    const status = await page.evaluate(async () => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ all: {}, remove: true });
      return (await fetch('/api/inbox/messages/changes', { method: 'POST', headers, body })).status;
    });
    expect(status).toBe(403);
  });

  test('passes the conformance suite, run by its command', async () => {
    const headersOf = async (option: string, reader: string) =>
      Object.entries(await exampleReader(example.url, reader)).flatMap(([name, value]) => [
        option,
        `${name}: ${value}`,
      ]);
    const headers = await headersOf('--header', 'conformance-reader');
    const others = await headersOf('--other-header', 'conformance-other');
    const child = spawn(
      process.execPath,
      [
        'packages/testing/bin/carillon-conformance.mjs',
        ...['--run', `${example.url}/api/inbox`],
        ...['--with', 'archive,snooze', ...headers, ...others],
        // A busy machine is no fault of the server.
        ...['--settle', '20000'],
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [report, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    expect(report).toMatch(/\n5\d passed, 0 failed, 0 known gaps, 1 skipped\n$/);
    expect(code).toBe(0);
  });
});
