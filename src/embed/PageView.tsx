'use client';

import { type ReactNode, useEffect, useReducer, useState } from 'react';
import { keepTrying, late } from '../base/index.ts';
import { useInboxSettings } from '../inbox/index.ts';

type PageViews = typeof import('./pageViews.tsx');

const loadViews = late<PageViews>(() => import('./pageViews.tsx'));

/** Props of `PageView`. */
interface PageViewProps {
  /** Renders the view. */
  children: (views: PageViews) => ReactNode;
  /** Whether the page works without it, so that a failure is not shown. @default false */
  optional?: boolean;
}

/** A view in the page, once its code is loaded. As long as loading fails, it shows an error with a button to try again at once. */
export function PageView({ children, optional = false }: PageViewProps) {
  const { translator } = useInboxSettings('PageView');
  const [views, setViews] = useState<PageViews | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, countTry] = useReducer((count: number) => count + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of the button tries at once
  useEffect(
    () =>
      keepTrying(loadViews, setViews, (error) => {
        console.error('carillon: the inbox could not be loaded.', error);
        setFailed(!optional);
      }),
    [tries, optional],
  );

  if (views !== null) {
    return children(views);
  }
  return failed ? (
    <div role="alert">
      <p>{translator.text('loadFailed')}</p>
      <button
        type="button"
        onClick={() => {
          setFailed(false);
          countTry();
        }}
      >
        {translator.text('tryAgain')}
      </button>
    </div>
  ) : null;
}
