import { readFileSync } from 'node:fs';

/** An item of `registry.json`, as far as tests look at it. */
export interface RegistryItem {
  readonly name: string;
  readonly type: string;
  /** What the command says when it has copied the item. */
  readonly docs?: string;
  readonly dependencies: readonly string[];
  readonly files: readonly { readonly path: string; readonly type: string; readonly target: string }[];
}

/** The items that `npx shadcn add` copies. */
export function readRegistry(): readonly RegistryItem[] {
  const { items }: { items: RegistryItem[] } = JSON.parse(readFileSync('registry.json', 'utf8'));
  return items;
}

/** The files of items where `shadcn` puts them in an app that has a `src`. */
export function copiedFiles(items: readonly RegistryItem[]): Record<string, string> {
  const files = items.flatMap((item) => item.files);
  const placeOf = (target: string) => (target.startsWith('~/') ? target.slice(2) : `src/${target}`);
  return Object.fromEntries(files.map(({ path, target }) => [placeOf(target), readFileSync(path, 'utf8')]));
}
