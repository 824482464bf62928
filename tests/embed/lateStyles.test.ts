import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill } from '../../demo/server/testPlatform.ts';
import { inShadow } from '../../scripts/shadowStyles.ts';
import { openSetup, type Setup } from './openSite.ts';

const dist = process.env.CARILLON_DIST ?? 'dist';
const sheet = () => inShadow(readFileSync(join(dist, 'styles.css'), 'utf8'));

let setup: Setup;
beforeAll(async () => {
  setup = await openSetup();
});
afterAll(() => setup?.close());

test('the script of a page has a bell’s styles before its panel is needed, two fifths of them all at most', () => {
  const code = [...firstCode('carillon.js')].join();
  const start = code.indexOf(':host{');
  const own = code.slice(start, code.indexOf(code.charAt(start - 1), start));
  expect(own).toContain('data-carillon-theme');
  expect(own.length).toBeLessThan(sheet().length * 0.4);
});

test('an open panel has all styles of the package, in their order, in one sheet', async () => {
  const { platform, site, browser } = setup;
  await fill(platform, 'styled', 1, { subject: 'One' });
  const page = await browser.newPage();
  await page.goto(
    site.page(
      `<carillon-inbox application-identifier="${platform.config.applicationIdentifier}" subscriber-id="styled"
        backend-url="${platform.url}"></carillon-inbox><script type="module" src="/embed/carillon.js"></script>`,
    ),
  );
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('article', { name: 'One' }).waitFor();
  const { shown, all } = await rulesOn(page, sheet());
  expect(all.length).toBeGreaterThan(300);
  expect(shown).toEqual(all);
  await page.close();
});

/** The code of a script and of what it imports statically. */
function firstCode(name: string, found = new Set<string>(), seen = new Set<string>()): Set<string> {
  if (!seen.has(name)) {
    seen.add(name);
    const code = readFileSync(join('packages/embed/dist/script', name), 'utf8');
    found.add(code);
    for (const [, source = ''] of code.matchAll(/(?:from|import)"(\.[^"]+)"/g)) {
      firstCode(posix.join(posix.dirname(name), source), found, seen);
    }
  }
  return found;
}

/** The rules of the element's sheet and of a text, each with its conditions. */
function rulesOn(page: Page, css: string): Promise<{ shown: string[]; all: string[] }> {
  return page.evaluate((text) => {
    const flat = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSConditionRule
          ? flat(rule.cssRules).map((inner) => `${rule.conditionText} ${inner}`)
          : rule.cssText,
      );
    const whole = new CSSStyleSheet();
    whole.replaceSync(text);
    const [own] = document.querySelector('carillon-inbox')?.shadowRoot?.adoptedStyleSheets ?? [];
    return { shown: own ? flat(own.cssRules) : [], all: flat(whole.cssRules) };
  }, css);
}
