import type { InboxSettings } from '../settings/InboxSettingsContext.ts';

/**
 * Passes the address of a message to the host's router, if it has one and the address is a page of the same origin. Returns false
 * where the browser has to follow it: another origin, `mailto:` or `tel:`.
 *
 * @param from - the document that the link is in: the inbox may be rendered into another window
 */
export function followLink(
  { navigate, everyLink = false }: Pick<InboxSettings, 'navigate' | 'everyLink'>,
  url: string,
  from: Document,
): boolean {
  const routed = everyLink ? url : ownAddress(url, from);
  if (navigate === undefined || routed === null) {
    return false;
  }
  navigate(routed);
  return true;
}

/** Whether `followLink` would pass an address to the host's router. On a server there is no page to compare it with. */
export function isRouted(
  { navigate, everyLink = false }: Pick<InboxSettings, 'navigate' | 'everyLink'>,
  url: string,
): boolean {
  return (
    navigate !== undefined &&
    (everyLink || (typeof document !== 'undefined' && ownAddress(url, document) !== null))
  );
}

/**
 * An address of a message for the host's router: a relative one as it is, an absolute one of the same origin as its path with
 * query and fragment. Null for one that the browser has to follow: another origin, `mailto:`, `tel:`.
 *
 * @param from - the document that the link is in
 */
function ownAddress(url: string, from: Document): string | null {
  const { protocol, origin, pathname, search, hash } = new URL(url, from.baseURI);
  if (!protocol.startsWith('http') || origin !== from.defaultView?.origin) {
    return null;
  }
  return /^https?:/i.test(url) ? pathname + search + hash : url;
}
