import { drawIcon } from './drawIcon.ts';
import { type IconLink, iconCount } from './iconCount.ts';
import type { CountPlace, Watch } from './titleCount.ts';

/** The icon of the page as a place for a count. */
export function pageIcon(watch: Watch): CountPlace {
  return iconCount({ links, add }, watch, drawIcon);
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
