import { type RefObject, useState } from 'react';
import { useBeforePaint } from '../../inbox/dom/useBeforePaint.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { keepOnTop } from '../../primitives/index.ts';
import * as styles from './Toasts.css.ts';

/**
 * The place in a corner of the page for the toasts of all its readers, above one another. It is there as long as there are some, on top of
 * all that the host opens meanwhile, and by a press in it a dialog of the host neither closes nor loses the focus.
 */
export function useShelf(dir: string, bell: RefObject<Element | null>): HTMLElement | undefined {
  const { container } = useInboxSettings('toasts');
  const [shelf, setShelf] = useState<HTMLElement>();
  useBeforePaint(() => {
    const page = bell.current?.ownerDocument ?? document;
    const found =
      // By a name that other versions of this code on the page know, too.
      (container ?? page).querySelector<HTMLElement>('[data-carillon-shelf]') ?? page.createElement('div');
    found.dataset.carillonShelf = '';
    found.dir = dir;
    found.className = styles.shelf;
    found.onpointerdown = (event) => event.stopPropagation();
    found.onmousedown = (event) => event.preventDefault();
    setShelf(found);
    const end = keepOnTop(found, page, container);
    return () => {
      end();
      // Once what is in it is gone.
      queueMicrotask(() => found.hasChildNodes() || found.remove());
    };
  }, [container, dir, bell]);
  return shelf;
}
