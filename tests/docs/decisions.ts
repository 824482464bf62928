import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of decisions: its title in the sidebar, and its text. */
export interface DecisionPage {
  readonly title: string;
  readonly text: string;
}

const folder = 'stories/decisions';

/** The page that lists all decisions of the other pages. */
export const indexPath = join(folder, 'Index.mdx');

/** The pages that have decisions, by their file names. */
export function readPages(): readonly DecisionPage[] {
  const paths = readdirSync(folder).map((name) => join(folder, name));
  const texts = paths.sort().flatMap((path) => (path === indexPath ? [] : [readFileSync(path, 'utf8')]));
  return texts.map((text) => ({ title: /<Meta title="([^"]+)"/.exec(text)?.[1] ?? '', text }));
}

/** The decisions of the pages by date and title, each with where it is. */
export function decisionsOf(pages: readonly DecisionPage[]) {
  return pages
    .flatMap((page) =>
      [...page.text.matchAll(/^#{1,2} (.*)\n\n\*(\d{4}-\d\d-\d\d)\.\*/gm)].map(
        ([, title = '', date = '']) => ({
          date,
          title,
          href: `?path=/docs/${dashed(page.title, /[^a-z\d]+/g, '-')}--docs#${dashed(title, /[^\p{L}\p{N} _-]/gu)}`,
          page: page.title.replace(/.*\//, ''),
        }),
      ),
    )
    .sort((one, other) => one.date.localeCompare(other.date) || one.title.localeCompare(other.title));
}

/** The headings of a page that need a date and have none: its title if it is one decision, else its sections. */
export function undatedHeadings(page: DecisionPage): readonly string[] {
  const dated = new Set(decisionsOf([page]).map(({ title }) => title));
  const headings = (level: string) =>
    [...page.text.matchAll(new RegExp(`^${level} (.*)$`, 'gm'))].map(([, heading = '']) => heading);
  const [titles, sections] = [headings('#'), headings('##')];
  const candidates = titles.some((one) => dated.has(one)) ? [] : sections.length > 0 ? sections : titles;
  return candidates.filter((heading) => !dated.has(heading));
}

/** The text of the page that lists all decisions. */
export function writeIndex(pages: readonly DecisionPage[]): string {
  const rows = decisionsOf(pages).map(
    ({ date, title, href, page }) => `| ${date} | [${title}](${href}) | ${page} |`,
  );
  return `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="For contributors/Decisions/Index" />

# Decisions

Each says what was planned, what was built, and why; most say what was not chosen. A new one goes to the page of its subject, as a
section that begins with its date; \`npx tsx scripts/decisions.ts\` writes this page. A decision that no longer holds stays, and says which one
took its place.

| date | decision | page |
|---|---|---|
${rows.join('\n')}
`;
}

/** Words as an address has them: small, with dashes between them. */
function dashed(words: string, dropped: RegExp, instead = ''): string {
  return words.toLowerCase().replaceAll(dropped, instead).replaceAll(' ', '-');
}
