import { useEffect, useState } from 'react';

/**
 * An element at the end of the page for the tools. What is pressed or focused in it is no business of the page: a popover that closes by a press
 * outside of it stays open, so that it can be watched. React listens to a portal's own element, and so hears of it before it ends here.
 */
export function useOwnPlace(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    const keep = (event: Event) => event.stopPropagation();
    place.addEventListener('pointerdown', keep);
    place.addEventListener('focusin', keep);
    document.body.append(place);
    return () => {
      place.remove();
      place.removeEventListener('pointerdown', keep);
      place.removeEventListener('focusin', keep);
    };
  }, [place]);
  return place;
}
