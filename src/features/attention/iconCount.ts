import type { CountPlace, Watch } from './titleCount.ts';

/** Draws a count over the image at an address, and gives the address of what was drawn; undefined where nothing can be drawn. */
export type DrawIcon = (source: string, count: number) => Promise<string | undefined>;

/** What a link to an icon is to `iconCount`. */
export type IconLink = Pick<HTMLLinkElement, 'getAttribute' | 'setAttribute' | 'remove'>;

/** The icons of a page. */
export interface IconPage {
  /** The links to icons that the page has. */
  links(): readonly IconLink[];
  /** Adds a link, for a page whose icon is at the address that browsers try by themselves. */
  add(): IconLink;
}

/** The icon of a page that names none. */
const unnamed = '/favicon.ico';

const hrefOf = (link: IconLink) => link.getAttribute('href') ?? '';

/** Shows a count over the icon of the page. The host may change its icon meanwhile, and gets back the last one. */
export function iconCount(page: IconPage, watch: Watch, draw: DrawIcon): CountPlace {
  /** What the host has written in each link. */
  const hosts = new Map<IconLink, string>();
  let added: IconLink | undefined;
  let shown = 0;
  let drawn: string | undefined;
  /** From what the last icon was drawn, or is being drawn. */
  let source = '';
  let stop: (() => void) | undefined;

  function refresh(): void {
    const links = page.links().filter((link) => link !== added);
    const [last] = links.slice(-1);
    if (last === undefined) {
      added ??= page.add();
      hosts.set(added, '');
    } else {
      removeAdded();
    }
    for (const link of links) {
      const href = hrefOf(link);
      if (href !== drawn) {
        hosts.set(link, href);
      }
    }
    const address = (last && hosts.get(last)) || unnamed;
    const next = `${shown} ${address}`;
    if (next === source) {
      put();
    } else {
      source = next;
      void draw(address, shown).then((icon) => {
        if (source === next && icon) {
          const before = drawn;
          drawn = icon;
          put(before);
        }
      });
    }
  }

  /** Puts the drawn icon into the links, but into none that the host has changed a moment ago. */
  function put(before?: string): void {
    for (const [link, host] of hosts) {
      if (drawn && [host, before].includes(hrefOf(link))) {
        link.setAttribute('href', drawn);
      }
    }
  }

  function removeAdded(): void {
    if (added) {
      hosts.delete(added);
      added.remove();
      added = undefined;
    }
  }

  function giveBack(): void {
    removeAdded();
    for (const [link, host] of hosts) {
      if (hrefOf(link) === drawn) {
        link.setAttribute('href', host);
      }
    }
    hosts.clear();
    drawn = undefined;
    source = '';
  }

  return {
    show(count) {
      shown = count;
      if (count > 0) {
        refresh();
        stop ??= watch(refresh);
      } else {
        stop?.();
        stop = undefined;
        giveBack();
      }
    },
  };
}
