import { componentFiles } from './componentFiles.ts';
import type { DocsPage, ManifestComponent, TextPage } from './manifests.ts';
import { markdownPage } from './markdownPage.ts';
import { type PropType, typeText } from './typeText.ts';

/** A prop, as far as Storybook's documentation of a component has it. */
interface ArgType {
  readonly description?: string;
  readonly type?: PropType;
}

/** Asks Storybook for the props of an exported component. */
export type AskArgTypes = (
  file: string,
  exportName: string,
) => Promise<Readonly<Record<string, ArgType>> | null>;

/** Every documentation page as Markdown: for the search, for readers of text, and for agents. */
export async function textPages(
  docs: readonly DocsPage[],
  components: readonly ManifestComponent[],
  ask: AskArgTypes,
): Promise<TextPage[]> {
  const files = componentFiles();
  async function propsTable(component: string, page: string): Promise<string> {
    const found = files.get(component);
    if (found === undefined) {
      throw new Error(
        `${page} documents ${component}, which no index of .storybook/site/componentFiles.ts exports`,
      );
    }
    return tableOf((await ask(found.file, found.exportName)) ?? {});
  }
  const pages = [...docs, ...components.flatMap((component) => Object.values(component.docs ?? {}))];
  return Promise.all(
    pages.map(async (page) => ({
      id: page.id,
      title: page.title,
      text: await markdownPage(page, components, propsTable),
    })),
  );
}

function tableOf(props: Readonly<Record<string, ArgType>>): string {
  const rows = Object.entries(props).map(([name, { description = '', type }]) => {
    const [words = '', standard = ''] = description.split(/\s*@default\s+/);
    const what = words.replace(/\s*@selector\s+(.*)/g, '; `$1`');
    return [`\`${name}\``, code(typeText(name, type)), standard.trim(), what]
      .map((cell) => cell.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|'))
      .join(' | ');
  });
  return rows.length === 0
    ? 'It takes the props of its element, and none of its own.'
    : [
        '| prop | type | default | what it does |',
        '| --- | --- | --- | --- |',
        ...rows.map((row) => `| ${row} |`),
      ].join('\n');
}

const code = (type: string) => (type === '' ? '' : `\`${type}\``);

/** Of the manifest, what is right: Storybook takes the first component of a file for a member of a namespace. */
export function withoutWrongDocs(component: ManifestComponent): ManifestComponent {
  const { reactDocgen, description, ...rest } = component;
  return rest.name.includes('.') && reactDocgen?.displayName !== rest.name ? rest : component;
}
