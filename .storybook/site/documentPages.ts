/** Documents outside of `docs/guides` that are pages too. */
const references = [
  'docs/protocol.md',
  'docs/rest-protocol.md',
  'docs/faults.md',
  'docs/languages.md',
  'docs/browsers.md',
  'docs/performance.md',
  'docs/compare.md',
  'docs/what-carillon-is-not.md',
  'ARCHITECTURE.md',
  'SECURITY.md',
];
/** Guides that the sidebar calls by the name of the feature or package that they are about. */
const guideNames: Readonly<Record<string, string>> = { mocks: 'testing', thumbs: 'touch', cli: 'commands' };
const repository = 'https://github.com/carillon-inbox/carillon/blob/main/';

/** The id of the page that shows a document of the repository; undefined if none does. */
export function pageOfDocument(path: string): string | undefined {
  if (path === 'README.md') {
    return 'start-here-introduction--docs';
  }
  const guide = /^docs\/guides\/([\w-]+)\.md$/.exec(path)?.[1];
  if (guide !== undefined) {
    return `start-here-guides-${guideNames[guide] ?? guide}--docs`;
  }
  return references.includes(path)
    ? `for-contributors-reference-${path.replace(/^.*\//, '').replace('.md', '').toLowerCase()}--docs`
    : undefined;
}

/**
 * A document whose relative links lead where they do on the site: to the pages of other documents, as `toPage` writes them, and for
 * everything else to the repository. Pictures of `docs/plots` are files of the site.
 */
export function withSiteLinks(text: string, path: string, toPage: (id: string, hash: string) => string) {
  return text
    .split(/^(```[\s\S]*?^```$)/m)
    .map((piece) =>
      piece.startsWith('```')
        ? piece
        : piece.replace(/\]\(([^)\s]+)\)/g, (_, href: string) => `](${siteLink(href, path, toPage)})`),
    )
    .join('');
}

function siteLink(href: string, path: string, toPage: (id: string, hash: string) => string): string {
  const inRepository = href.startsWith(repository) ? href.slice(repository.length) : undefined;
  if (href.startsWith('#') || href.startsWith('?') || (/^[a-z]+:/.test(href) && inRepository === undefined)) {
    return href;
  }
  const { pathname, hash } = new URL(
    inRepository ?? href,
    `file:///${inRepository === undefined ? path : ''}`,
  );
  const document = pathname.slice(1);
  const page = pageOfDocument(document);
  if (page !== undefined) {
    return toPage(page, hash);
  }
  return document.startsWith('docs/plots/') ? document.replace('docs/', '') : repository + document + hash;
}
