/** An entry of Storybook's own index. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags: readonly string[];
}

let loaded: Promise<readonly IndexEntry[]> | undefined;

/** Every story and page of the site; none where the index cannot be loaded. */
export function loadIndex(): Promise<readonly IndexEntry[]> {
  loaded ??= fetch('index.json')
    .then((answer) => answer.json())
    .then(({ entries }: { entries: Record<string, IndexEntry> }) => Object.values(entries))
    .catch(() => []);
  return loaded;
}
