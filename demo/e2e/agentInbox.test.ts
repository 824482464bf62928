import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaveBrowser, sharedBrowser } from '../../tests/support/sharedParts.ts';
import { startExample } from './startExample.ts';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly answered?: { readonly id: string; readonly by?: string };
}

describe('the example of agents that ask', () => {
  let example: Awaited<ReturnType<typeof startExample>>;
  let browser: Browser;
  let maya: Page;
  let jo: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    example = await startExample('agent-inbox');
    browser = await sharedBrowser();
    const open = async (reader: string) => {
      // Two people have two browsers.
      const page = await (await browser.newContext()).newPage();
      page.on('pageerror', (error) => errors.push(error.message));
      const line = page.waitForResponse(/\/events$/);
      await page.goto(`${example.url}/?reader=${reader}`);
      await line;
      await page.getByRole('tab', { name: /^All/ }).click();
      return page;
    };
    [maya, jo] = [await open('maya'), await open('jo')];
    await maya.getByRole('button', { name: 'Have the agents work' }).click();
  });

  afterAll(async () => {
    await leaveBrowser();
    await example?.stop();
  });

  const row = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

  /** A call of the REST protocol, as the page of a reader makes it. */
  async function call(reader: string, path: string, body?: object) {
    const response = await fetch(`${example.url}/api/inbox${path}`, {
      headers: { 'X-Reader': reader, 'Content-Type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  const answer = (reader: string, { id }: Row, body: object) =>
    call(reader, `/messages/${encodeURIComponent(id)}/answer`, body);

  async function stored(reader: string, title: string): Promise<Row[]> {
    const { body } = await call(reader, '/messages?limit=100');
    return body.messages.filter((one: Row) => one.title === title);
  }

  async function only(reader: string, title: string): Promise<Row> {
    const [found, ...others] = await stored(reader, title);
    expect(others).toEqual([]);
    if (found === undefined) {
      throw new Error(`${reader} has no message "${title}"`);
    }
    return found;
  }

  test('has what one person approves go on, and the other sees both', async () => {
    await row(jo, 'Refund 40 € to Ada?').getByRole('button', { name: 'Decline' }).waitFor();
    await row(maya, 'Refund 40 € to Ada?').getByRole('button', { name: 'Approve' }).click();
    for (const page of [maya, jo]) {
      await row(page, 'Ada has got 40 € back').waitFor();
      const outcome = page === maya ? 'Approved' : 'Approved by Maya';
      await row(page, 'Refund 40 € to Ada?').getByText(outcome, { exact: true }).waitFor();
      expect(await row(page, 'Refund 40 €').getByRole('button', { name: 'Approve' }).count()).toBe(0);
    }
  });

  test('says who has answered to whoever comes too late, and goes on once', async () => {
    const question = await only('jo', 'Refund 40 € to Ada?');
    const late = await answer('jo', question, { answer: 'decline' });
    expect(late).toMatchObject({
      status: 409,
      body: { conflict: 'answered', message: { id: question.id, answered: { id: 'approve', by: 'Maya' } } },
    });
    // The same answer again is one whose confirmation was lost; to oneself one is not named.
    const again = await answer('maya', question, { answer: 'approve' });
    expect(again.status).toBe(200);
    expect(again.body.messages[0].answered).not.toHaveProperty('by');
    await only('jo', 'Ada has got 40 € back');
  });

  test('has an answer for each flight, and books what the other person chooses', async () => {
    const flights = row(jo, 'Which flight to Lisbon?');
    await flights.getByRole('button', { name: /^TP531/ }).waitFor();
    await flights.getByRole('button', { name: 'More answers' }).click();
    await jo.getByRole('menuitem', { name: /^LH1166/ }).click();
    await row(maya, 'Booked: LH1166').waitFor();
    expect((await only('maya', 'Which flight to Lisbon?')).answered).toMatchObject({ by: 'Jo' });
  });

  test('takes several answers together only, and the edited arguments as a whole', async () => {
    const question = await only('maya', 'Mail needs several answers');
    const edited = { to: 'grace@example.com', subject: 'Your new ship', body: 'Come and see.' };
    const mail = { id: 'approve', data: edited };
    const half = await answer('maya', question, { answer: 'parts', data: { mail } });
    expect(half).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining('No answer to when') },
    });
    const wrong = {
      mail: { id: 'approve', data: { to: 5 } },
      when: { id: 'send', data: { day: '2026-12-01' } },
    };
    expect((await answer('maya', question, { answer: 'parts', data: wrong })).status).toBe(422);
    expect((await only('maya', 'Mail needs several answers')).answered).toBeUndefined();

    const when = { id: 'send', data: { day: '2026-12-01' } };
    expect((await answer('maya', question, { answer: 'parts', data: { mail, when } })).status).toBe(200);
    await row(jo, `${JSON.stringify(edited)} goes out on 2026-12-01`).waitFor();
  });

  test('lets nobody in whom it does not know', async () => {
    expect((await call('eve', '/messages')).status).toBe(401);
    expect((await call('constructor', '/messages')).status).toBe(401);
    expect(errors).toEqual([]);
  });
});
