import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Browser, Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openChromium } from '../../scripts/chromium.mjs';
import { checkExchange } from '../../tests/support/openApi.ts';

/** Starts the example by its one command. */
async function startExample() {
  const child = spawn(process.execPath, ['examples/own-server/start.mjs'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    const url = /Your own inbox: (http:\/\/\S+)/.exec(printed)?.[1];
    if (url !== undefined) {
      return {
        url,
        async stop() {
          const ended = once(child, 'exit');
          child.kill();
          await ended;
        },
      };
    }
  }
  throw new Error(`The example ended before it printed its address. It said: ${printed}`);
}

describe('the example of a server of your own', () => {
  let example: Awaited<ReturnType<typeof startExample>>;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];
  const exchanges: Awaited<ReturnType<typeof checkExchange>>[] = [];

  beforeAll(async () => {
    example = await startExample();
    browser = await openChromium();
    page = await browser.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    // A page that is left takes no answer any more.
    await page.route(/\/api\/inbox\/(?!events)/, (route) => check(route).catch(() => {}));
    // What happens before the line is open shows only when the page asks again, seconds later.
    const line = page.waitForResponse(/\/events$/);
    await page.goto(example.url);
    await line;
  });

  afterAll(async () => {
    await browser?.close();
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

  async function deliver(title: string): Promise<void> {
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${example.url}/deliver`, { method: 'POST', headers, body: JSON.stringify({ title }) });
  }

  /** What the server has, asked with the cookies of the page. */
  const titles = () =>
    page.evaluate(async () => {
      const { messages } = await (await fetch('/api/inbox/messages')).json();
      return messages.map(
        ({ title, read }: { title: string; read: boolean }) => `${title}${read ? ', read' : ''}`,
      );
    });

  const bell = (count: number) =>
    page.getByRole('button', {
      name: count === 0 ? 'Notifications' : `Notifications, ${count} unread`,
      exact: true,
    });
  const row = (name: string) => page.getByRole('article', { name });

  async function remove(name: string): Promise<void> {
    await row(name).hover();
    await row(name).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Remove message' }).click();
    await row(name).waitFor({ state: 'detached' });
  }

  test('shows a count on the bell as soon as messages arrive', async () => {
    await bell(0).waitFor();
    await deliver('First');
    await bell(1).waitFor();
    await page.getByRole('button', { name: 'Send me a message' }).click();
    await bell(2).waitFor();
  });

  test('opens with its messages, and shows a new one live', async () => {
    await bell(2).click();
    await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
    await row('First').waitFor();
    await deliver('Second');
    await row('Second').waitFor();
    await bell(3).waitFor();
  });

  test('marks a message as read', async () => {
    await row('Unread: First').getByRole('button', { name: 'First' }).click();
    await bell(2).waitFor();
    await expect.poll(titles).toContain('First, read');
  });

  test('takes a removal back, and makes one that is not taken back', async () => {
    await remove('Second');
    await page.getByRole('button', { name: 'Undo' }).click();
    await row('Unread: Second').waitFor();
    expect(await titles()).toContain('Second');
    await remove('Second');
    await expect.poll(titles).not.toContain('Second');
    await bell(1).waitFor();
  });

  test('has switches, and remembers them', async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    const email = page.getByRole('switch', { name: /Email/ }).last();
    await email.waitFor();
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await email.click();
    await saved;
    await page.reload();
    await bell(1).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect.poll(() => email.isChecked()).toBe(false);
  });

  test('shows the same after a reload', async () => {
    await page.reload();
    await bell(1).click();
    await row('First').waitFor();
    expect(await row('Unread: First').count()).toBe(0);
    expect(await row('Second').count()).toBe(0);
  });

  test('has answered as the description of the protocol says, and without an error in the page', async () => {
    expect(exchanges.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect([...new Set(exchanges.map(({ operation }) => operation))].sort()).toEqual([
      'GET /messages',
      'GET /messages/count',
      'GET /preferences',
      'PATCH /preferences',
      'POST /messages/changes',
    ]);
    expect(errors).toEqual([]);
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
    const cookies = await page.context().cookies(example.url);
    const sent = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const csrf = cookies.find(({ name }) => name === 'csrf')?.value;
    const child = spawn(
      process.execPath,
      [
        'bin/carillon-conformance.mjs',
        ...['--run', `${example.url}/api/inbox`],
        ...['--header', `Cookie: ${sent}`, '--header', `X-CSRF-Token: ${csrf}`],
        ...['--deliver', `"${process.execPath}" tests/support/deliverTo.mjs ${example.url}/deliver`],
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [report, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    expect(report).toMatch(/\n2\d passed, 0 failed, 0 known gaps, \d+ skipped\n$/);
    expect(code).toBe(0);
  });
});
