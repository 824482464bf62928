import { posix } from 'node:path';
import { importsOf } from './importsOf.ts';

/** Folders in an order: each imports only from those below it, by value, type and lazy import. */
export interface LayerTable {
  /** The folder that all paths of the table are in. */
  readonly root: string;
  /**
   * Bottom up. An entry is a folder or a file; a file belongs to the longest entry that names it. Entries of one row do not
   * import each other.
   */
  readonly layers: readonly (readonly string[])[];
  /** Files of the root that are in no layer, such as tests. */
  readonly outside: RegExp;
  /** Upward imports that are allowed, as `file -> file`. One that no longer exists is refused. */
  readonly allowed?: readonly string[] | undefined;
}

/** The source text of each file, by its path in the repository. */
export type Sources = ReadonlyMap<string, string>;

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** Violations of the order of a table, one sentence each. */
export function checkLayers(table: LayerTable, sources: Sources): readonly string[] {
  const { root, layers, outside, allowed = [] } = table;
  const inside = [...sources.keys()]
    .filter((path) => path.startsWith(`${root}/`))
    .map((path) => path.slice(root.length + 1))
    .filter((path) => !outside.test(path));
  const placeOf = (file: string) => (outside.test(file) ? undefined : findPlace(layers, file));
  const problems: string[] = [];
  const edges: Edge[] = [];

  for (const file of inside.filter((path) => placeOf(path) === undefined)) {
    problems.push(`${file} is in no layer: name it, or its folder, in the table of ${root}`);
  }
  for (const entry of layers.flat()) {
    if (!inside.some((file) => belongsTo(file, entry))) {
      problems.push(`The table of ${root} names ${entry}, which holds no file`);
    }
  }
  for (const file of inside) {
    const path = `${root}/${file}`;
    for (const { specifier, how, line } of importsOf(path, sources.get(path) ?? '')) {
      const target = resolveImport(path, specifier, sources);
      if (target?.startsWith(`${root}/`) && target !== path) {
        const to = target.slice(root.length + 1);
        edges.push({ from: file, to, text: `${file}:${line} imports ${to} (${how})` });
      }
    }
  }

  const used = new Set<string>();
  for (const { from, to, text } of edges) {
    const [mine, other] = [placeOf(from), placeOf(to)];
    if (mine === undefined || mine.entry === other?.entry || (other && other.row < mine.row)) {
      continue;
    }
    if (allowed.includes(`${from} -> ${to}`)) {
      used.add(`${from} -> ${to}`);
    } else if (other === undefined) {
      problems.push(`${text}, which is in no layer`);
    } else {
      problems.push(
        `${text}: ${mine.entry} is ${other.row === mine.row ? 'beside' : 'below'} ${other.entry}`,
      );
    }
  }
  for (const exception of allowed) {
    if (!used.has(exception)) {
      problems.push(`${exception} is allowed, but nothing imports that way any more`);
    }
  }
  const sameEntry = edges.filter(({ from, to }) => placeOf(from)?.entry === placeOf(to)?.entry);
  return [...problems, ...findCircles(sameEntry)];
}

/** The file that an import names, or undefined if it is no file of the repository. */
function resolveImport(importer: string, specifier: string, sources: Sources): string | undefined {
  if (!specifier.startsWith('.')) {
    return undefined;
  }
  const path = posix.normalize(posix.join(posix.dirname(importer), specifier));
  const spellings = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`];
  return spellings.find((spelling) => sources.has(spelling));
}

function findPlace(layers: LayerTable['layers'], file: string): { entry: string; row: number } | undefined {
  const places = layers.flatMap((entries, row) => entries.map((entry) => ({ entry, row })));
  return places
    .filter(({ entry }) => belongsTo(file, entry))
    .sort((one, other) => other.entry.length - one.entry.length)[0];
}

function belongsTo(file: string, entry: string): boolean {
  return file === entry || file.startsWith(`${entry}/`);
}

/** Files that import each other in a circle, each circle once. */
function findCircles(edges: readonly Edge[]): readonly string[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) {
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  const circles = new Map<string, string>();
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) {
      const circle = path.slice(path.indexOf(file));
      circles.set([...circle].sort().join(), `A circle: ${[...circle, file].join(' -> ')}`);
      return;
    }
    if (!done.has(file)) {
      for (const target of next.get(file) ?? []) {
        walk(target, [...path, file]);
      }
      done.add(file);
    }
  };
  for (const file of next.keys()) {
    walk(file, []);
  }
  return [...circles.values()];
}
