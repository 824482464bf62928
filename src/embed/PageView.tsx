'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useInboxSettings } from '../inbox/index.ts';

type PageViews = Pick<typeof import('./pageViews.tsx'), 'InboxPanel' | 'InboxPreferences'>;

/** A view in the page, once its code is loaded. If loading fails, it shows an error with a button to try again. */
export function PageView({ children }: { children: (views: PageViews) => ReactNode }) {
  const { translator } = useInboxSettings('PageView');
  const [views, setViews] = useState<PageViews | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    if (!failed) {
      import('./pageViews.tsx').then(
        ({ InboxPanel, InboxPreferences }) => current && setViews({ InboxPanel, InboxPreferences }),
        (error: unknown) => {
          console.error('carillon: the inbox could not be loaded.', error);
          if (current) {
            setFailed(true);
          }
        },
      );
    }
    return () => {
      current = false;
    };
  }, [failed]);

  if (views !== null) {
    return children(views);
  }
  return failed ? (
    <div role="alert">
      <p>{translator.text('loadFailed')}</p>
      <button type="button" onClick={() => setFailed(false)}>
        {translator.text('tryAgain')}
      </button>
    </div>
  ) : null;
}
