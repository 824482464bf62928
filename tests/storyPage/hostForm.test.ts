import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnPage, openStoryPage, type StoryPageServer, showStory } from './openStoryPage.ts';

// What the stories cannot ask by events that they make: what the browser itself does with the Enter key in a form.

const file = 'inbox/around/HostForm.interactions.stories.tsx';

let server: StoryPageServer;
beforeAll(async () => {
  server = await openStoryPage();
});
afterAll(() => server.close());

test.each(['Fields', 'Answers'])(
  'the Enter key in a field of the inbox does not send the form of the host around it: %s',
  async (story) => {
    const page = await openOwnPage(server, { viewport: { width: 1_000, height: 900 } });
    await showStory(page, file, story, {});
    await page.evaluate(() => {
      document.body.dataset.sent = '0';
      document.querySelector('form')?.addEventListener('submit', (event) => {
        event.preventDefault();
        document.body.dataset.sent = `${Number(document.body.dataset.sent) + 1}`;
      });
    });
    const sent = () => page.evaluate(() => document.body.dataset.sent);
    const fields = page.locator('form [data-carillon] :is(input, select):not([name="address"])');
    const count = await fields.count();
    expect(count).toBeGreaterThan(0);
    for (let place = 0; place < count; place += 1) {
      await fields.nth(place).focus();
      await page.keyboard.press('Enter');
    }
    expect(await sent()).toBe('0');

    // In a field of its own it does.
    await page.getByRole('textbox', { name: 'Address of the host' }).press('Enter');
    expect(await sent()).toBe('1');
    await page.context().close();
  },
);
