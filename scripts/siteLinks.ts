import { existsSync } from 'node:fs';

/** The links of a page, and the ids in it that a link can lead to. */
export interface PageLinks {
  readonly id: string;
  readonly places: readonly string[];
  readonly hrefs: readonly string[];
}

const repository = /^https:\/\/github\.com\/carillon-inbox\/carillon\/(?:blob|tree)\/main\/([^#]*)/;

/** The links that lead nowhere, on the site and in the repository. Other sites are not asked. */
export function linkTrouble(
  pages: readonly PageLinks[],
  entries: readonly string[],
  isFile: (path: string) => boolean,
): string[] {
  const places = new Map(pages.map(({ id, places: ids }) => [id, new Set(ids)]));
  const leads = (from: string, href: string): boolean => {
    const [, entry, hash = ''] = /^(?:\.\/)?\?path=\/(?:docs|story)\/([\w-]+)(?:#(.*))?$/.exec(href) ?? [];
    if (entry !== undefined) {
      return entries.includes(entry) && (hash === '' || (places.get(entry)?.has(hash) ?? true));
    }
    if (href.startsWith('#')) {
      return places.get(from)?.has(decodeURIComponent(href.slice(1))) ?? false;
    }
    const path = repository.exec(href)?.[1];
    return path === undefined ? /^https?:/.test(href) || isFile(href) : existsSync(path);
  };
  return pages.flatMap(({ id, hrefs }) =>
    hrefs.filter((href) => !leads(id, href)).map((href) => `${id}: the link ${href} leads nowhere`),
  );
}
