import { useState } from 'react';
import { useBeforePaint } from '../dom/useBeforePaint.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './Toasts.css.ts';

/** The place in a corner of the page for the toasts of all its readers, above one another. It is there as long as there are some. */
export function useShelf(dir: string): Element | undefined {
  const { container } = useInboxSettings('toasts');
  const [shelf, setShelf] = useState<Element>();
  useBeforePaint(() => {
    const place = container ?? document.body;
    const found =
      // By a name that other versions of this code on the page know, too.
      place.querySelector(':scope > [data-carillon-shelf]') ??
      place.appendChild(document.createElement('div'));
    found.setAttribute('data-carillon-shelf', '');
    found.setAttribute('dir', dir);
    found.className = styles.shelf;
    setShelf(found);
    return () => {
      // Once what is in it is gone.
      queueMicrotask(() => found.hasChildNodes() || found.remove());
    };
  }, [container, dir]);
  return shelf;
}
