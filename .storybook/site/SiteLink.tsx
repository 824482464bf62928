import type { MouseEvent, ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Leads to another page or story of the site, by `?path=…`. With Control, Shift or the middle button the browser opens it by itself. */
export function SiteLink({ href, children }: { href: string; children: ReactNode }) {
  function follow(event: MouseEvent) {
    if (event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      addons.getChannel().emit(NAVIGATE_URL, href);
    }
  }
  return (
    <a href={`./${href}`} target="_top" onClick={follow}>
      {children}
    </a>
  );
}
