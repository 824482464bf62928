import type { TextPage } from '../../.storybook/site/manifests.ts';

/** What stands under one heading of a page. */
export interface PageSection {
  /** Also where it is: `start-here-guides-backends--docs#events`. */
  readonly id: string;
  /** Of the page: `Guides/Backends`. */
  readonly page: string;
  readonly heading: string;
  /** Without the marks of Markdown. */
  readonly text: string;
}

/** The sections of pages, in their order. */
export function pageSections(pages: readonly TextPage[]): PageSection[] {
  return pages.flatMap(({ id, title, text }) => {
    const taken = new Set<string>();
    return withoutFences(text)
      .split(/^(?=#{1,4} )/m)
      .flatMap((part) => {
        const [, hashes = '#', heading = title, body = part] = /^(#{1,4}) (.*)\n([\s\S]*)$/.exec(part) ?? [];
        const place = hashes === '#' ? id : `${id}#${slug(heading)}`;
        if (taken.has(place) || part.trim() === '') {
          return [];
        }
        taken.add(place);
        return [{ id: place, page: title, heading: plain(heading), text: plain(body) }];
      });
  });
}

/** Code stays, for who searches a prop; a `#` in it is no heading. */
function withoutFences(text: string): string {
  return text.replace(/^```.*\n([\s\S]*?)^```$/gm, (_, code: string) => code.replace(/^#/gm, ' #'));
}

/** As Storybook names the headings of a page. */
function slug(heading: string): string {
  return plain(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\|[\s:|-]+\|$/gm, '')
    .replace(/[*`|]|\\(?=\|)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
