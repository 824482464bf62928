'use client';

import { useEffect } from 'react';
import { Banner, Button } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { useLasting } from './useLasting.ts';

/** How long an answer may take before the reader is informed, in milliseconds: ten seconds at the latest. */
export const stillTryingAfterMs = 9_000;

/** Props of `StillTrying`. */
export interface StillTryingProps {
  /** Cancels the current try, and starts a new one. */
  onRetry: () => void;
}

/** Shown with placeholders: nothing at first, and after nine seconds, announced once, that loading goes on, with a retry button. */
export function StillTrying({ onRetry }: StillTryingProps) {
  const { translator } = useInboxSettings('StillTrying');
  const { announce } = useRoot('StillTrying');
  const slow = useLasting(true, stillTryingAfterMs);
  const words = translator.text('stillTrying');
  useEffect(() => (slow ? announce(words) : undefined), [slow, announce, words]);
  return slow ? (
    <Banner
      data-kind="still-trying"
      action={
        <Button variant="quiet" size="small" onClick={onRetry}>
          {translator.text('tryAgain')}
        </Button>
      }
    >
      {words}
    </Banner>
  ) : null;
}
