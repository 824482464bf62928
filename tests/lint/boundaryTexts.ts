import { existsSync } from 'node:fs';
import { importedByNobody, sourcePackages } from './importBoundaries.ts';

const page = 'stories/decisions/Packages.mdx';
const ownIndex = ['./index.ts', '../index.ts', '../../index.ts', '../../../index.ts'];
const [tableStart, tableEnd] = ['{/* written by scripts/boundaries.ts */}', '{/* end of the table */}'];

/** The files that are generated from the table of import boundaries. */
export const boundaryFiles = { configuration: 'biome.json', page };

/** The configuration of the linter with updated blocks for all packages; the rest is unchanged. */
export function writeConfiguration(text: string): string {
  const configuration: { overrides: readonly { includes: readonly string[] }[] } = JSON.parse(text);
  const others = configuration.overrides.filter(({ includes }) => !isPackageBlock(includes));
  const overrides = [...Object.keys(sourcePackages).map(blockOf), ...others];
  return JSON.stringify({ ...configuration, overrides }, undefined, 2);
}

/** The decision about packages with its updated table. */
export function writeTable(text: string): string {
  const [before, rest] = text.split(tableStart);
  const after = rest?.split(tableEnd)[1];
  if (after === undefined) {
    throw new Error(
      `${page} needs the lines "${tableStart}" and "${tableEnd}", and the table goes between them.`,
    );
  }
  const rows = Object.entries(sourcePackages).map(
    ([name, { purpose, unaware, imports, notFromNpm }]) =>
      `| \`${name}\` | ${purpose} | ${inWords(imports)} | ${codes(notFromNpm)} | ${unaware} |`,
  );
  const table = [
    '| package | what it is for | packages that it may import | npm packages that it must not import | what it does not deal with |',
    '|---|---|---|---|---|',
    ...rows,
  ];
  return `${before}${tableStart}\n\n${table.join('\n')}\n\n${tableEnd}${after}`;
}

/** Whether a block of `biome.json` is generated from the table: the linter's rules for one folder of `src`. */
function isPackageBlock([first = '']: readonly string[]): boolean {
  return /^src\/[\w-]+\/\*\*$/.test(first);
}

function blockOf(name: string) {
  return {
    includes: [`src/${name}/**`, `!src/${name}/**/*.test.ts`, `!src/${name}/**/*.test.tsx`],
    linter: {
      rules: {
        style: { noRestrictedImports: { level: 'error', options: { patterns: patternsOf(name) } } },
      },
    },
  };
}

function patternsOf(name: string) {
  const { imports = {}, notFromNpm = [] } = sourcePackages[name] ?? {};
  const others = Object.keys(sourcePackages).filter((other) => other !== name);
  return [
    {
      group: others.flatMap((other) => [
        ...pathsOf(other, name),
        ...(imports[other] ?? []).map((file) => `!**/${other}/${file}`),
      ]),
      message: `Import boundary: src/${name} may import ${inWords(imports)}. See ${page}.`,
    },
    {
      group: ownIndex,
      message: 'Within a package import the file itself, not an index: indexes make circular imports.',
    },
    { group: notFromNpm, message: `src/${name} must not import this npm package. See ${page}.` },
    {
      group: importedByNobody.map((folder) => `**/${folder}/**`),
      message: 'No package imports from the stories or the demo.',
    },
  ];
}

/** How files of a package would write a path to another one, which a folder of its own may be called like. */
function pathsOf(other: string, name: string): readonly string[] {
  return existsSync(`src/${name}/${other}`)
    ? [`../${other}/index.ts`, `../../${other}/**`, `../../../${other}/**`]
    : [`**/${other}/**`];
}

function inWords(imports: Readonly<Record<string, readonly string[]>>): string {
  const named = Object.entries(imports).map(([name, files]) => {
    const more = files.filter((file) => file !== 'index.ts');
    return more.length === 0 ? `\`${name}\`` : `\`${name}\` (also ${codes(more)})`;
  });
  return named.length === 0 ? 'no other package' : named.join(', ');
}

function codes(texts: readonly string[]): string {
  return texts.map((text) => `\`${text}\``).join(', ');
}
