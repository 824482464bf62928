import type { MouseEvent } from 'react';
import { afterBase, pageLink } from '../../primitives/index.ts';
import type { InboxSettings } from '../settings/InboxSettingsContext.ts';
import { opensNewTab } from './opensNewTab.ts';

type LinkSettings = Pick<InboxSettings, 'navigate' | 'everyLink' | 'basePath'>;

/** Follows a link for a click: `routeTo`, unless the browser opens a new tab. */
export function followLink(settings: LinkSettings, url: string, event: MouseEvent): void {
  if (!opensNewTab(event) && routeTo(settings, url, event.currentTarget.ownerDocument)) {
    event.preventDefault();
  }
}

/**
 * Passes the address of a message to the host's router, if it has one and the address is a page of its app. Returns false where the
 * browser has to follow it: another origin, a page that is not below the base path, `mailto:` or `tel:`.
 *
 * @param from - the document that the link is in: the inbox may be rendered into another window
 */
export function routeTo(settings: LinkSettings, url: string, from: Document): boolean {
  const { navigate, everyLink } = settings;
  const routed = everyLink ? url : ownAddress(settings, url, from);
  if (navigate === undefined || routed === null) {
    return false;
  }
  navigate(routed);
  return true;
}

/** Whether `routeTo` would pass an address to the host's router. On a server there is no page to compare it with. */
export function isRouted(settings: LinkSettings, url: string): boolean {
  return (
    settings.navigate !== undefined &&
    (settings.everyLink === true ||
      (typeof document !== 'undefined' && ownAddress(settings, url, document) !== null))
  );
}

/**
 * An address of a message for the host's router: a relative one as it is, an absolute one of the same origin as its path with
 * query and fragment; with a base path always what comes after that. Null for one that the browser has to follow.
 *
 * @param from - the document that the link is in
 */
function ownAddress({ basePath }: LinkSettings, url: string, from: Document): string | null {
  const { protocol, origin, pathname, search, hash } = new URL(pageLink(basePath, url), from.baseURI);
  const path = afterBase(basePath, pathname + search + hash);
  if (!protocol.startsWith('http') || origin !== from.defaultView?.origin || path === null) {
    return null;
  }
  return basePath || /^https?:/i.test(url) ? path.replace(/^(?!\/)/, '/') : url;
}
