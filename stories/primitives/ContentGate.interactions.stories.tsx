import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Html, Markdown } from '../../src/primitives/index.ts';
import { generatedDocuments, htmlPieces, markdownPieces } from '../../tests/support/generatedContent.ts';
import { hostileUrls } from '../../tests/support/hostileContent.ts';
import { pathologicalHtml, pathologicalMarkdown } from '../../tests/support/pathologicalContent.ts';
import { expectNothingRan, listenForAlerts, offencesIn } from './contentGate.ts';

interface DocumentsProps {
  format: 'markdown' | 'html';
  documents: readonly string[];
}

/** Documents one below the other, each in an `<article>`. */
function Documents({ format, documents }: DocumentsProps) {
  const Content = format === 'html' ? Html : Markdown;
  // biome-ignore lint/suspicious/noArrayIndexKey: they never move
  return documents.map((content, index) => <article key={index}>{<Content content={content} />}</article>);
}

const meta = preview.meta({
  title: 'Parts/Content gate/Interactions',
  component: Documents,
  tags: ['!autodocs'],
  parameters: {
    // Thousands of fragments below each other are no page of anybody's: axe would read them for minutes.
    a11y: { test: 'off' },
  },
  beforeEach: listenForAlerts,
});

/** All documents, when the parser has come and each that needs one has met it. */
async function formatted(root: HTMLElement): Promise<HTMLElement[]> {
  await waitFor(() => expect(root.querySelector('[data-state="formatted"]')).not.toBeNull());
  return [...root.querySelectorAll('article')];
}

async function playHarmless({ canvasElement, args }: { canvasElement: HTMLElement; args: DocumentsProps }) {
  const articles = await formatted(canvasElement);
  await expect(articles).toHaveLength(args.documents.length);
  await expect(offencesIn(articles)).toEqual([]);
  await expectNothingRan();
}

/** Every address as a link, a picture, an address in brackets and a reference; in HTML as an attribute. */
const linksInMarkdown = hostileUrls.map(
  (url) => `start [a](<${url}>) ![b](<${url}>) <${url}> [c]\n\n[c]: <${url}>`,
);
const linksInHtml = hostileUrls.map((url) => `start <a href="${url}">a</a> <img alt=b src='${url}'>`);

export const HostileLinks = meta.story({
  name: 'fault 46: hostile addresses in Markdown make no link',
  args: { format: 'markdown', documents: linksInMarkdown },
  async play(context) {
    await playHarmless(context);
    await expectNoLinkElsewhere(context.canvasElement);
  },
});

export const HostileHtmlLinks = meta.story({
  name: 'fault 46: hostile addresses in HTML make no link',
  args: { format: 'html', documents: linksInHtml },
  async play(context) {
    await playHarmless(context);
    await expectNoLinkElsewhere(context.canvasElement);
  },
});

/** What is left of an address where a parser ends it may be a path of the own page. */
async function expectNoLinkElsewhere(root: HTMLElement) {
  const links = [...root.querySelectorAll('a')].filter(({ origin }) => origin !== location.origin);
  await expect(links.map(({ href }) => href)).toEqual([]);
}

async function playGenerated(context: { canvasElement: HTMLElement; args: DocumentsProps }) {
  await playHarmless(context);
  const articles = [...context.canvasElement.querySelectorAll('article')];
  await expect(articles.filter(({ textContent }) => !textContent?.startsWith('start'))).toEqual([]);
}

export const GeneratedMarkdown1 = meta.story({
  name: 'fault 47: 2,500 generated documents of Markdown (start value 1)',
  args: { format: 'markdown', documents: generatedDocuments(markdownPieces, 2_500, 1) },
  play: playGenerated,
});

export const GeneratedMarkdown2 = meta.story({
  name: 'fault 47: 2,500 generated documents of Markdown (start value 2)',
  args: { format: 'markdown', documents: generatedDocuments(markdownPieces, 2_500, 2) },
  play: playGenerated,
});

export const GeneratedHtml1 = meta.story({
  name: 'fault 47: 2,500 generated documents of HTML (start value 3)',
  args: { format: 'html', documents: generatedDocuments(htmlPieces, 2_500, 3) },
  play: playGenerated,
});

export const GeneratedHtml2 = meta.story({
  name: 'fault 47: 2,500 generated documents of HTML (start value 4)',
  args: { format: 'html', documents: generatedDocuments(htmlPieces, 2_500, 4) },
  play: playGenerated,
});

export const GeneratedForAxe = meta.story({
  name: 'axe finds nothing in thirty of the generated documents',
  args: { format: 'markdown', documents: generatedDocuments(markdownPieces, 30, 5) },
  parameters: { a11y: { test: 'error' } },
  play: playGenerated,
});

export const PathologicalMarkdown = meta.story({
  name: 'fault 50: a hundred thousand characters of the worst Markdown are shown, and bounded',
  args: { format: 'markdown', documents: Object.values(pathologicalMarkdown) },
  play: playBounded,
});

export const PathologicalHtml = meta.story({
  name: 'fault 50: a hundred thousand characters of the worst HTML are shown, and bounded',
  args: { format: 'html', documents: Object.values(pathologicalHtml) },
  play: playBounded,
});

async function playBounded(context: { canvasElement: HTMLElement; args: DocumentsProps }) {
  await playHarmless(context);
  for (const article of context.canvasElement.querySelectorAll('article')) {
    await expect(article.querySelectorAll('*').length).toBeLessThanOrEqual(4_000);
    await expect(article.textContent?.length).toBeLessThanOrEqual(4_100);
  }
}

/** CommonMark and what a reader, or a screen reader, meets: roles and their words, in their order. */
const ordinary = [
  ['plain', 'paragraph plain'],
  ['two\n\nparagraphs', 'paragraph two, paragraph paragraphs'],
  ['*em* and _em_', 'paragraph em and em, emphasis em, emphasis em'],
  ['**strong** and __strong__', 'paragraph strong and strong, strong strong, strong strong'],
  ['***both***', 'paragraph both, emphasis both, strong both'],
  ['snake_case_word and 2 * 3 * 4\n', 'paragraph snake_case_word and 2 * 3 * 4'],
  ['\\*not em\\*', 'paragraph *not em*'],
  ['`code` and ``a ` b``', 'paragraph code and a ` b, code code, code a ` b'],
  ['# Heading\n\ntext', 'paragraph Heading, paragraph text'],
  ['Heading\n===', 'paragraph Heading'],
  ['> quote', 'blockquote quote, paragraph quote'],
  ['- a\n- b', 'list ab, listitem a, paragraph a, listitem b, paragraph b'],
  ['3. a\n4. b', 'list ab, listitem a, paragraph a, listitem b, paragraph b'],
  ['a\n\n---\n\nb', 'paragraph a, separator, paragraph b'],
  ['[a](https://example.com/ "title")', 'paragraph a, link a'],
  ['[a][b]\n\n[b]: /c', 'paragraph a, link a'],
  ['<https://example.com/x>', 'paragraph https://example.com/x, link https://example.com/x'],
  ['<maya@example.com>', 'paragraph maya@example.com, link maya@example.com'],
  ['[**a**](/b)', 'paragraph a, link a, strong a'],
  ['![a chart](https://example.com/a.png)', 'paragraph a chart, link a chart'],
  ['&copy; &amp; &#35;', 'paragraph © & #'],
  ['[not a link] and <b>no markup</b>', 'paragraph [not a link] and <b>no markup</b>'],
] as const;

const roles = 'paragraph emphasis strong code blockquote list listitem separator link'.split(' ');

/** What the browser's accessibility tree would name: the elements with these roles, in the order of the document. */
function readOut(article: HTMLElement): string {
  const found = new Map(
    roles.flatMap((role) =>
      within(article)
        .queryAllByRole(role)
        .map((element) => [element, role] as const),
    ),
  );
  return [...article.querySelectorAll('*')]
    .filter((element) => found.has(element as HTMLElement))
    .map((element) => `${found.get(element as HTMLElement)} ${element.textContent}`.trim())
    .join(', ');
}

export const Fault49Ordinary = meta.story({
  name: 'fault 49: ordinary Markdown is read as CommonMark says',
  args: { format: 'markdown', documents: ordinary.map(([content]) => content) },
  async play({ canvasElement }) {
    const articles = await formatted(canvasElement);
    await waitFor(() =>
      expect(articles.map((article, index) => [ordinary[index]?.[0], readOut(article)])).toEqual(ordinary),
    );
  },
});

export const OrdinaryLooks = meta.story({
  name: 'fault 49: emphasis, lists, code and line ends look like what they are',
  args: {
    format: 'markdown',
    documents: ['**a** *b* `c`', '- a', '3. a', 'a\\\nb', '```\na\n  b\n```', '> q'],
  },
  async play({ canvas, canvasElement }) {
    const [, bullets, numbers, lines, block] = await formatted(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll('strong, ul, ol, br, pre')).toHaveLength(5));
    await expect(canvas.getByRole('strong')).toHaveStyle({ fontWeight: '600' });
    await expect(canvas.getByRole('emphasis')).toHaveStyle({ fontStyle: 'italic' });
    await expect(bullets?.querySelector('ul')).toHaveStyle({ listStyleType: 'disc' });
    await expect(numbers?.querySelector('ol')).toHaveStyle({ listStyleType: 'decimal' });
    await expect(numbers?.querySelector('ol')).toHaveAttribute('start', '3');
    await expect(lines?.querySelector('br')).not.toBeNull();
    await expect(block?.querySelector('pre')).toHaveStyle({ whiteSpace: 'pre-wrap' });
    await expect(block?.textContent).toBe('a\n  b');
  },
});
