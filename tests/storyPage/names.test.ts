import { computeAccessibleName } from 'dom-accessibility-api';
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';
import type { CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnPage, openStoryPage, type StoryPageServer, showStory } from './openStoryPage.ts';

/** The stories that have each part of the inbox between them. */
const files = [
  ...['Bell', 'Popover', 'StoreTabs', 'Item', 'Lists', 'Selection', 'Page', 'Preferences', 'Quiet', 'Status'],
  ...['Undo', 'Toasts'],
].map((name) => `inbox/${name}.stories.tsx`);

/** Some of the parts that must be among them. */
const expected = [
  ...[
    'bell',
    'popover',
    'title',
    'tab',
    'page-tab',
    'message-list',
    'message-item',
    'item-title',
    'item-menu',
  ],
  ...['button', 'mark-all-read', 'preferences-button', 'close', 'preferences', 'preference-group', 'switch'],
  ...['global-preference', 'selection-bar', 'checkbox', 'filters', 'message-toast', 'quiet-hours'],
];

/** The roles by which hosts' tests find parts, as Chromium calls them. */
const roles = new Set([
  ...['article', 'button', 'checkbox', 'combobox', 'dialog', 'feed', 'group', 'heading', 'link', 'menu'],
  ...['menuitem', 'menuitemcheckbox', 'menuitemradio', 'navigation', 'region', 'searchbox', 'switch', 'tab'],
  ...['tablist', 'tabpanel', 'toolbar'],
]);

/**
 * What is called otherwise: a space between the words of a link and "(opens in a new tab)" would be underlined, and Chromium adds
 * the count of the title while the bar of selected rows stands in its place.
 */
const isException = (name: string) => name.endsWith('(opens in a new tab)') || name === 'Notifications 3';

/** Styles make the first letter of names that come from a server a capital; documents of tests have no styles. */
const withoutCapital = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** An element without the ids that each page makes anew. */
const withoutIds = (element: Element | undefined) =>
  element?.outerHTML.replace(/ (data-place|id|for|aria-(controls|describedby|labelledby))="[^"]*"/g, '');

const documents: Record<string, (html: string) => Document> = {
  jsdom: (html) => new JSDOM(html).window.document,
  'happy-dom': (html) => {
    const { document } = new Window();
    document.write(html);
    return document as unknown as Document;
  },
};

let server: StoryPageServer;
beforeAll(async () => {
  server = await openStoryPage();
});
afterAll(() => server.close());

test('every part has the same name in Chromium, and for Testing Library in jsdom and in happy-dom', async () => {
  const page = await openOwnPage(server, { viewport: { width: 1_000, height: 800 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  const seen = new Set<string>();
  const compared = new Set<string>();
  const different = new Set<string>();
  for (const file of files) {
    for (const story of await page.evaluate((one) => globalThis.storyPage.names(one), file)) {
      await showStory(page, file, story, {});
      const { html, named } = await lookAt(page, devtools);
      for (const [where, parse] of Object.entries(documents)) {
        const elements = new Map(
          [...parse(html).querySelectorAll('[data-place]')].map((one) => [
            one.getAttribute('data-place'),
            one,
          ]),
        );
        for (const { place, role, part, name } of named) {
          seen.add(part);
          const element = elements.get(place);
          // Many stories have the same parts, and a document of tests takes long for a name.
          const same = `${where} ${role} ${name} ${withoutIds(element)}`;
          if (compared.has(same)) {
            continue;
          }
          compared.add(same);
          const there = element === undefined ? 'nothing' : computeAccessibleName(element);
          if (withoutCapital(there) !== withoutCapital(name) && !isException(name)) {
            different.add(`${part} (${role}) of ${story} is "${name}", in ${where} "${there}"`);
          }
        }
      }
    }
  }
  expect([...different]).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(expected));
  await page.context().close();
});

/**
 * The HTML of a page, and what Chromium calls its elements that have one of these roles. A story goes on while it is looked at, as where an
 * open message is marked as read, so a page that has changed meanwhile is looked at again.
 */
async function lookAt(page: Page, devtools: CDPSession) {
  for (;;) {
    await page.evaluate(() => {
      for (const [place, element] of document.querySelectorAll('body *').entries()) {
        element.setAttribute('data-place', `${place}`);
      }
    });
    const html = await page.content();
    const named = await namesInChromium(devtools);
    if (html === (await page.content())) {
      return { html, named };
    }
  }
}

async function namesInChromium(devtools: CDPSession) {
  const parts = new Map<number, { place: string; part: string }>();
  const { nodes: elements } = await devtools.send('DOM.getFlattenedDocument', { depth: -1 });
  for (const { backendNodeId, attributes = [], nodeName } of elements) {
    const attributeOf = (name: string) =>
      attributes.find((_, index) => index % 2 === 1 && attributes[index - 1] === name);
    const place = attributeOf('data-place');
    if (place !== undefined) {
      parts.set(backendNodeId, { place, part: attributeOf('data-carillon') ?? nodeName.toLowerCase() });
    }
  }
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ backendDOMNodeId = 0, ignored, role, name }) => {
    const element = parts.get(backendDOMNodeId);
    return element && !ignored && roles.has(role?.value)
      ? [{ ...element, role: String(role?.value), name: String(name?.value ?? '') }]
      : [];
  });
}
