import type { InboxMessage } from '../../data/index.ts';

/** The parts of an address that are compared, decoded. */
interface Place {
  readonly page: string;
  readonly search: string;
}

/**
 * Whether messages lead to an address: their link has the same origin and path, and the same search if it has one. A fragment and a
 * slash at the end do not count, but a fragment that is a route (`#/` or `#!/`) does. An address that cannot be read is led to by none.
 *
 * @param base - the page's address, against which both are resolved
 */
export function leadsTo(address: string, base: string): (message: InboxMessage) => boolean {
  const there = placeOf(address, base);
  // Each link is read once: thousands of messages may be compared at each change.
  const known = new Map<string, boolean>();
  return ({ link }) => {
    if (link === undefined || there === undefined) {
      return false;
    }
    const leads = known.get(link.url) ?? isSame(placeOf(link.url, base), there);
    known.set(link.url, leads);
    return leads;
  };
}

function isSame(link: Place | undefined, there: Place): boolean {
  return link?.page === there.page && (link.search === '' || link.search === there.search);
}

function placeOf(url: string, base: string): Place | undefined {
  // A fragment alone would be a place of whichever page the reader is at.
  if (/^[\p{Cc}\s]*(#(?!!?\/)|$)/u.test(url)) {
    return undefined;
  }
  try {
    const { protocol, host, pathname, searchParams, hash } = new URL(url, base);
    const route = /^#!?\//.test(hash) ? partsOf(hash) : [];
    searchParams.sort();
    return {
      // Part by part, as a decoded `%2F` is no slash.
      page: JSON.stringify([protocol, host, partsOf(pathname), route]),
      search: searchParams.toString(),
    };
  } catch {
    return undefined;
  }
}

function partsOf(path: string): readonly string[] {
  return path.replace(/\/$/, '').split('/').map(decoded);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
