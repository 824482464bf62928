import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { strings as arabic } from '../../src/locales/languages/ar.ts';
import { strings as english } from '../../src/locales/languages/en.ts';
import { strings as japanese } from '../../src/locales/languages/ja.ts';
import { axeConfig, axeRulesOff } from './axeExclusions.ts';
import { openOwnPage, openStoryPage, type StoryPageServer, showStory } from './openStoryPage.ts';
import { listenTo, type Reader } from './speech.ts';

const file = 'inbox/OpenStates.interactions.stories.tsx';

let server: StoryPageServer;
beforeAll(async () => {
  server = await openStoryPage();
});
afterAll(() => server.close());

/** A page of its own that shows one story of the open popover. */
async function openStory(name: string, globals: Readonly<Record<string, string>>): Promise<Page> {
  const page = await openOwnPage(server, { viewport: { width: 1_000, height: 800 } });
  await showStory(page, file, name, globals);
  return page;
}

/** The looks of an open popover. Contrast is checked in all of them, and other rules where the layout differs. */
const looks = [
  { theme: 'light', dir: 'ltr', widthPx: 1_000, rules: 'all' },
  { theme: 'dark', dir: 'rtl', widthPx: 1_000, rules: 'all' },
  { theme: 'contrast', dir: 'ltr', widthPx: 320, rules: 'all' },
  { theme: 'contrast-dark', dir: 'ltr', widthPx: 1_000, rules: 'colours' },
] as const;

/** The findings of axe on the present page. It is the same page in every look: only its attributes and its width change. */
async function judge(page: Page, look: (typeof looks)[number]): Promise<string[]> {
  await page.setViewportSize({ width: look.widthPx, height: 800 });
  return page.evaluate(
    async ([{ theme, dir, rules }, off]) => {
      for (const root of document.querySelectorAll<HTMLElement>('[data-carillon="root"]')) {
        root.dataset.carillonTheme = theme;
        root.dir = dir;
      }
      await new Promise(requestAnimationFrame);
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document.body, {
        ...(rules === 'colours' && { runOnly: { type: 'rule', values: ['color-contrast'] } }),
        rules: {
          'target-size': { enabled: true },
          ...Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
        },
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ html, failureSummary }) =>
            `${theme} ${dir} ${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`,
        ),
      );
    },
    [look, axeRulesOff.map(({ rule }) => rule)] as const,
  );
}

test('axe finds no violation in any state and look of the open popover', async () => {
  const page = await openStory('Messages', { motion: 'reduced' });
  await page.evaluate(axe.source);
  await page.evaluate(
    (config) => (globalThis as unknown as { axe: typeof axe }).axe.configure(config),
    axeConfig,
  );
  const names = (await page.evaluate((one) => globalThis.storyPage.names(one), file)).filter(
    (name) => name !== 'Closed',
  );
  const found: string[] = [];
  for (const name of names) {
    await page.setViewportSize({ width: 1_000, height: 800 });
    await showStory(page, file, name, { motion: 'reduced' });
    await page.locator('[role="dialog"]').waitFor();
    for (const look of looks) {
      found.push(...(await judge(page, look)).map((one) => `${name}: ${one}`));
    }
  }
  expect(found).toEqual([]);
  expect(names.length).toBeGreaterThan(10);
  await page.context().close();
});

/** Ten steps from before the bell and back to it, each by keyboard only. */
async function walk(
  page: Page,
  reader: Reader,
  said: Readonly<Record<'read' | 'saved' | 'news', RegExp>>,
): Promise<void> {
  const row = '[data-carillon="message-item"]';
  await page.getByRole('button', { name: 'Before' }).focus();
  reader.step('1. to the bell');
  await reader.pressTo('Tab', '[data-carillon="bell"]');
  reader.step('2. open');
  await reader.press('Enter');
  await reader.arrives('[data-carillon="popover"]');
  await page.locator('[role="feed"]').waitFor();
  reader.step('3. to the third message');
  await reader.pressTo('Tab', row);
  await reader.pressTo('PageDown', row);
  await reader.pressTo('PageDown', row);
  reader.step('4. mark it by its menu');
  await reader.pressTo('Tab', '[data-carillon="item-menu"]');
  await reader.press('Enter');
  await reader.arrives('[data-action="read"]');
  await reader.press('Enter');
  await reader.hears(said.read);
  await reader.arrives('[data-carillon="item-menu"]');
  reader.step('5. remove it');
  await reader.press('ArrowUp');
  await reader.arrives('[data-action="remove"]');
  await reader.press('Enter');
  await reader.hears(said.news);
  await reader.arrives(row);
  reader.step('6. another one arrives');
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('main > button')) {
      if (button.textContent === 'After') {
        button.click();
      }
    }
  });
  await reader.hears(said.news);
  reader.step('7. another tab');
  await reader.pressTo('Shift+Tab', '[role="tab"]');
  const rightToLeft = await page.evaluate(
    () =>
      document.querySelector('[role="dialog"] [dir], [dir]:has([role="dialog"])')?.getAttribute('dir') ===
      'rtl',
  );
  await reader.press(rightToLeft ? 'ArrowLeft' : 'ArrowRight');
  await reader.arrives('[role="tab"][id$="-tab-1"]');
  await page.locator('[role="tabpanel"] [role="feed"], [role="tabpanel"] [data-kind]').first().waitFor();
  reader.step('8. settings');
  await reader.pressTo('Shift+Tab', '[data-carillon="preferences-button"]');
  await reader.press('Enter');
  await page.locator('[data-carillon="workflow-preference"]').first().waitFor();
  await reader.arrives('[data-carillon="popover"]');
  reader.step("9. one workflow's email");
  await reader.pressTo('Tab', '[data-carillon="workflow-preference"] button');
  await reader.press('Enter');
  await reader.pressTo('Tab', '[data-carillon="workflow-preference"] [data-channel="email"] input');
  await reader.press('Space');
  await reader.hears(said.saved);
  reader.step('10. Escape');
  await reader.press('Escape');
  await reader.arrives('[data-carillon="bell"]');
}

test.each([
  { locale: 'en', words: english },
  { locale: 'ar', words: arabic },
  { locale: 'ja', words: japanese },
])(
  'ten steps by keyboard in $locale have the expected stops and announcements, with at most forty presses',
  async ({ locale, words }) => {
    const page = await openStory('Closed', { locale, motion: 'reduced' });
    const {
      notifications = '',
      loading = '',
      loadingPreferences = '',
      markedAsRead = '',
      saved = '',
    } = words;
    await page.locator(`[data-carillon="bell"][aria-label^="${notifications}"][data-unread]`).waitFor();
    const reader = await listenTo(page);
    await walk(page, reader, {
      read: new RegExp(markedAsRead),
      saved: new RegExp(saved),
      news: new RegExp(`^(?!${loading}$|${loadingPreferences}$|${markedAsRead}$).+`),
    });
    // The number of new messages in a tab depends on what was visible for a second.
    const lines = reader.lines.map((line) => line.replace(/(: tab "\S+).*/u, '$1 …"'));
    const announcements = lines.filter((line) => line.startsWith('    says'));
    expect(announcements).toHaveLength(4);
    // Whether a load takes half a second depends on the machine.
    const said = (await reader.said()).filter((one) => one !== loading && one !== loadingPreferences);
    expect(said).toHaveLength(4);
    expect(new Set(announcements).size).toBe(4);
    expect(lines.filter((line) => /: (nothing|RootWebArea|none|generic "")/.test(line))).toEqual([]);
    if (locale !== 'en') {
      // A message that came is announced by its title, which its sender has written in English.
      const own = announcements.filter((line) => !line.includes('Maya Okafor mentioned you'));
      expect(own).toHaveLength(3);
      expect(own.filter((line) => /[a-z]/i.test(line.slice('    says'.length)))).toEqual([]);
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
      fileURLToPath(new URL(`./journeys/${locale}.txt`, import.meta.url)),
    );
    expect(reader.presses).toBeLessThanOrEqual(40);
    await page.context().close();
  },
);
