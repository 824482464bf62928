/** A page of decisions: its path below `stories/decisions`, and its text. */
export interface DecisionPage {
  readonly path: string;
  readonly text: string;
}

interface Decision {
  readonly number: number;
  readonly date: string;
  readonly title: string;
  readonly path: string;
}

/** The page that lists all decisions of the other pages. */
export const indexName = 'Index.mdx';

const numbered = /^#{1,2} D-(\d{3}) · (\d{4}-\d{2}-\d{2}) · (.*)$/gm;

/** The decisions of the pages, by number. */
export function decisionsOf(pages: readonly DecisionPage[]): readonly Decision[] {
  return pages
    .flatMap(({ path, text }) =>
      [...text.matchAll(numbered)].map(([, number, date = '', title = '']) => ({
        number: Number(number),
        date,
        title,
        path,
      })),
    )
    .sort((one, other) => one.number - other.number);
}

/** The headings of a page that need a number and have none: its title if it is one decision, else its sections. */
export function unnumberedHeadings({ text }: DecisionPage): readonly string[] {
  const isDecision = (heading: string) => heading.startsWith('D-');
  const title = headingsOf(text, '#');
  const sections = headingsOf(text, '##');
  const candidates = title.some(isDecision) ? [] : sections.length > 0 ? sections : title;
  return candidates.filter((heading) => !isDecision(heading));
}

/** A page with a number and a date added to each decision without them; the numbers continue from `next`. */
export function numberDecisions(
  page: DecisionPage,
  next: number,
  dateOf: (heading: string) => string,
): string {
  return unnumberedHeadings(page).reduce((text, heading, index) => {
    const number = String(next + index).padStart(3, '0');
    return text.replace(`# ${heading}\n`, () => `# D-${number} · ${dateOf(heading)} · ${heading}\n`);
  }, page.text);
}

/** The text of the page that lists all decisions. */
export function writeIndex(pages: readonly DecisionPage[]): string {
  const titles = new Map(
    pages.map(({ path, text }) => [path, /<Meta title="([^"]+)"/.exec(text)?.[1] ?? '']),
  );
  const rows = decisionsOf(pages).map(({ number, date, title, path }) => {
    const page = titles.get(path) ?? '';
    const id = page.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    const name = page.split('/').at(-1);
    return `| D-${String(number).padStart(3, '0')} | ${date} | ${title} | [${name}](?path=/docs/${id}--docs) |\n`;
  });
  return `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Decisions/Index" />

# Decisions

Each says what was planned, what was built, and why; most say what was not chosen. A new one goes to the page of its subject, as a
section with a plain heading; \`npx tsx scripts/decisions.ts\` gives it the next number and its date, and writes this page. A decision that no
longer holds keeps its number, and says which one took its place.

| number | date | decision | page |
|---|---|---|---|
${rows.join('')}`;
}

function headingsOf(text: string, level: '#' | '##'): readonly string[] {
  return [...text.matchAll(new RegExp(`^${level} (.*)$`, 'gm'))].map(([, heading = '']) => heading);
}
