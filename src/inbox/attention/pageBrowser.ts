import { appBadge } from './appBadge.ts';
import { drawIcon } from './drawIcon.ts';
import { type IconLink, iconCount } from './iconCount.ts';
import { playSound } from './playSound.ts';
import { showNotification } from './showNotification.ts';
import { type CountPlace, titleCount } from './titleCount.ts';

/** What draws attention on a page: the places of a count, and the ways to notice messages. */
export interface AttentionBrowser {
  readonly title: CountPlace;
  readonly favicon: CountPlace;
  readonly appBadge: CountPlace;
  readonly play: typeof playSound;
  readonly show: typeof showNotification;
}

/** The real ones. */
export function pageBrowser(): AttentionBrowser {
  return {
    title: titleCount(document, watchHead),
    favicon: iconCount({ links, add }, watchHead, drawIcon),
    appBadge: appBadge(navigator),
    play: playSound,
    show: showNotification,
  };
}

function links(): readonly IconLink[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')];
}

function add(): IconLink {
  const link = document.createElement('link');
  link.rel = 'icon';
  document.head.append(link);
  return link;
}

function watchHead(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['href', 'rel'],
  });
  return () => observer.disconnect();
}
