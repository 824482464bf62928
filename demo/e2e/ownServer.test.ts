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
        const answers =
          label === undefined ? [] : [{ id: 'accept', look: 'primary', label, resultLabel: `${label}ed` }];
        return send('/deliver', { title, answers });
      },
      async stored(title) {
        const { messages } = await (await page.request.get(`${example.url}/api/inbox/messages`)).json();
        const message = messages.find((one: { title: string }) => one.title === title);
        return message && { read: message.read, answered: message.answered !== undefined };
      },
    };
  });

  afterAll(async () => {
    await leaveBrowser();
    await example?.stop();
  });

  async function send(path: string, body: object, headers: object = {}) {
    const answer = await fetch(example.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  }

  /** Asks Cleo and Dan something, and gives what each of them sees and can do. */
  async function ask(question: object) {
    const to = ['cleo', 'dan'];
    const title = `Deploy ${Math.random()}?`;
    const answers = ['deploy', 'canary', 'reject', 'later', 'ask'].map((id) => ({ id, label: `Do: ${id}` }));
    const { body } = await send('/deliver', { to, title, answers, ...question });
    const readers = to.map(async (reader) => {
      const headers = await exampleReader(example.url, reader);
      const message = async () => {
        const list = await fetch(`${example.url}/api/inbox/messages`, { headers });
        return (await list.json()).messages.find((one: { title: string }) => one.title === title);
      };
      const { id } = await message();
      const answer = (given: object) => send(`/api/inbox/messages/${id}/answer`, given, headers);
      return { message, answer };
    });
    const [cleo, dan] = await Promise.all(readers);
    if (cleo === undefined || dan === undefined) {
      throw new Error('Somebody was not asked');
    }
    return { cleo, dan, question: body.question };
  }

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
      'POST /messages/{id}/answer',
    ]);
  });

  test('takes the first answer of two people, and tells the other one whose it was', async () => {
    const { cleo, dan } = await ask({});
    const given = { answer: 'ask', data: { reason: 'Not on a Friday', hours: 2 } };
    // The same once more, with its data in another order, is one whose confirmation was lost.
    const again = { answer: 'ask', data: { hours: 2, reason: 'Not on a Friday' } };
    const at = expect.stringMatching(/Z$/);
    const own = { id: 'ask', data: given.data, at };
    expect(await cleo.answer(given)).toMatchObject({ status: 200, body: { messages: [{ answered: own }] } });
    const { answered } = await cleo.message();
    expect(answered).toEqual(own);
    expect((await cleo.answer(again)).body.messages).toMatchObject([{ answered }]);
    for (const late of [given, { answer: 'deploy' }]) {
      expect(await dan.answer(late)).toMatchObject({
        status: 409,
        body: { conflict: 'answered', message: { answered: { ...own, by: 'cleo' } } },
      });
    }
    expect(await cleo.answer({ answer: 'deploy' })).toMatchObject({ status: 409 });
    expect((await dan.message()).answered).toEqual({ ...answered, by: 'cleo' });
  });

  test('takes one of ten answers that come at once', async () => {
    const { cleo, dan } = await ask({});
    const both = Array.from({ length: 5 }, () => [
      cleo.answer({ answer: 'deploy' }),
      dan.answer({ answer: 'reject' }),
    ]);
    const statuses = (await Promise.all(both.flat())).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array(5).fill(200), ...Array(5).fill(409)]);
  });

  test('takes no answer that comes too late, or that nobody has offered', async () => {
    const expired = await ask({ expiresAt: new Date(Date.now() - 1).toISOString() });
    expect(await expired.cleo.answer({ answer: 'deploy' })).toMatchObject({
      status: 409,
      body: { conflict: 'expired', message: { expiresAt: expect.any(String) } },
    });
    const { cleo, dan, question } = await ask({ expiresAt: new Date(Date.now() + 60_000).toISOString() });
    expect(await cleo.answer({ answer: 'delete' })).toMatchObject({ status: 422 });
    expect(await cleo.answer({ answer: 'parts' })).toMatchObject({ status: 422 });
    await send('/withdraw', { question });
    for (const reader of [cleo, dan]) {
      expect(await reader.answer({ answer: 'deploy' })).toMatchObject({
        status: 409,
        body: { conflict: 'withdrawn', message: { withdrawnAt: expect.any(String) } },
      });
    }
    expect(await cleo.message()).not.toHaveProperty('answered');
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
        ...['--with', 'archive,snooze,answered', ...headers, ...others],
        // A busy machine is no fault of the server.
        ...['--settle', '20000'],
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [report, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    expect(report).toMatch(/\n6\d passed, 0 failed, 0 known gaps, 1 skipped\n$/);
    expect(code).toBe(0);
  });
});
