import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type AccessiblePage, accessibleParts } from '../../stories/inbox/accessibleParts.ts';
import { partNames } from '../../stories/site/anatomy/partNames.ts';
import { featureRows } from '../../stories/site/featureRows.ts';
import { conformancePage } from './conformanceReport.ts';
import { withSiteLinks } from './documentPages.ts';
import type { DocsPage, ManifestComponent } from './manifests.ts';
import { releaseNotes } from './releaseNotes.ts';
import { tokenTables } from './tokenTables.ts';

/** Documentation of a component's props, as a Markdown table. */
export type PropsTable = (component: string, page: string) => Promise<string>;

/** Writes a block with its attributes as Markdown. */
type DrawBlock = (props: Readonly<Record<string, string>>) => string | Promise<string>;

/** A documentation page as Markdown: what its blocks draw is written out. */
export async function markdownPage(
  { content, path }: DocsPage,
  components: readonly ManifestComponent[],
  propsTable: PropsTable,
): Promise<string> {
  const imports = new Map(
    [...content.matchAll(/^import (?:\* as )?(\w+) from '([^']+)';/gm)].map(([, name = '', file = '']) => [
      name,
      posix.join(posix.dirname(path), file),
    ]),
  );
  const storiesOf = (expression: string) => {
    const [namespace = '', name = ''] = expression.split('.');
    const file = imports.get(namespace);
    const component = components.find((each) => posix.normalize(each.path) === file);
    const story = component?.stories?.find((each) => each.name.replaceAll(' ', '') === name);
    if (story === undefined) {
      throw new Error(`${path} shows ${expression}, which the manifest of components does not have`);
    }
    return { component, story };
  };
  const blocks = new Map<string, DrawBlock>([
    ['Meta', () => ''],
    // Shows the ready-made panel, of which the page has the code itself.
    ['Canvas', () => ''],
    [
      'Example',
      ({ of = '', sourceState }) => {
        const { story } = storiesOf(of);
        return story?.snippet === undefined || sourceState === 'none'
          ? ''
          : [story.description ?? '', fenced(hostSnippet(story.snippet))].filter(Boolean).join('\n\n');
      },
    ],
    ['Controls', ({ of = '' }) => propsTable(storiesOf(of).component?.name ?? '', path)],
    ['ArgTypes', ({ of = '' }) => propsTable(of, path)],
    ['PartProps', ({ of = '' }) => propsTable(of, path)],
    ['PartTable', ({ page = '' }) => partTable(page)],
    ['FeatureTable', featureTable],
    [
      'RepositoryDocument',
      ({ path: document = '' }) =>
        withSiteLinks(readFileSync(document, 'utf8'), document, (id, hash) => `${id}.md${hash}`),
    ],
    ['ReleaseNotes', () => releaseNotes(changesets())],
    ['ConformanceReport', () => conformancePage(readFileSync('openacr.yaml', 'utf8'))],
    ['Anatomy', ({ parts = '' }) => anatomyText(parts)],
    ['SearchPage', () => ''],
    ['TokenPage', tokenTables],
    ['ThemePlayground', () => ''],
  ]);
  const pieces = content
    .split(/^(```[\s\S]*?^ *```$)/m)
    .map((piece) => (piece.startsWith('```') ? piece : replaceBlocks(piece, blocks)));
  const text = (await Promise.all(pieces)).join('');
  return `${text
    .replaceAll(/\?path=\/docs\/([\w-]+)/g, '$1.md')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

async function replaceBlocks(text: string, blocks: ReadonlyMap<string, DrawBlock>): Promise<string> {
  const plain = text.replace(/^(?:import|export) [^;]*;$/gm, '');
  const drawn = [...plain.matchAll(/^<([A-Z]\w*)([^>]*?)\/>$/gm)].map(
    async ([, name = '', attributes = '']) => {
      const draw = blocks.get(name);
      if (draw === undefined) {
        throw new Error(
          `<${name}> is no block that a page's Markdown knows, so the page would lose it: add it to .storybook/site/markdownPage.ts`,
        );
      }
      const props = [...attributes.matchAll(/(\w+)=(?:"([^"]*)"|\{([^}]*)\})/g)].map(
        ([, key, words, code]) => [key, words ?? code],
      );
      return draw(Object.fromEntries(props));
    },
  );
  const written = await Promise.all(drawn);
  let next = 0;
  return plain.replace(/^<[A-Z]\w*[^>]*?\/>$/gm, () => written[next++] ?? '');
}

const fenced = (code: string) => `\`\`\`tsx\n${code}\n\`\`\``;

/** What a host writes of a story: neither its name nor the provider of the stories. */
function hostSnippet(snippet: string): string {
  const written = snippet.replace(/^const \w+ = \(\w*\) => /, '').replace(/;\s*$/, '');
  return (written.startsWith('(') && written.endsWith(')') ? written.slice(1, -1).trim() : written)
    .replaceAll('<StoryInbox', '<InboxProvider {...identity}')
    .replaceAll('</StoryInbox', '</InboxProvider');
}

function featureTable(): string {
  const rows = featureRows.map(
    ({ name, page, from, adds, size }) => `| [${name}](?path=/docs/${page}) | ${from} | ${adds} | ${size} |`,
  );
  return ['| feature | comes by | adds | at most, gzip |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** The drawing itself is made in a browser: its text has the parts whose props the page has. */
function anatomyText(parts: string): string {
  const home = partNames.get(parts.split(' ')[0] ?? '')?.page;
  const own = [...partNames].filter(([, { page }]) => page === home);
  return `Its parts: ${own.map(([identity, { name }]) => `\`${name}\` (\`${identity}\`)`).join(', ')}.`;
}

function partTable(page: string): string {
  const parts = isPage(page) ? accessibleParts[page] : [];
  const rows = parts.map(
    ({ part, role, name = '', says = [] }) =>
      `| ${part} | ${role} | ${name} | ${says.map(({ words, when }) => `“${words}”: ${when}`).join('; ')} |`,
  );
  return ['| part | role | name | announced |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

const isPage = (page: string): page is AccessiblePage => page in accessibleParts;

const changesets = () =>
  readdirSync('.changeset')
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => readFileSync(`.changeset/${file}`, 'utf8'));
