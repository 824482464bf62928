'use client';

import type { InboxError } from '../../data/index.ts';
import type { PlainKey, Translator } from '../../locales/index.ts';
import { Button } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { AlertView } from './AlertView.tsx';
import { RefusalReasons } from './RefusalReasons.tsx';
import { stillTryingAfterMs } from './StillTrying.tsx';
import { useLasting } from './useLasting.ts';

/** Props of `LoadError`. */
export interface LoadErrorProps {
  /** What could not be loaded. */
  title: PlainKey;
  error: InboxError;
  retrying: boolean;
  onRetry: () => void;
}

/** Shown in place of something that could not be loaded. Never looks like an empty screen. */
export function LoadError({ title, error, retrying, onRetry }: LoadErrorProps) {
  const { translator } = useInboxSettings('LoadError');
  const slow = useLasting(retrying, stillTryingAfterMs);
  return (
    <AlertView
      data-kind="error"
      title={translator.text(title)}
      description={
        slow ? (
          translator.text('stillTrying')
        ) : (
          <>
            {explain(error, translator)} <RefusalReasons errors={[error]} />
          </>
        )
      }
      action={
        <Button variant="primary" pending={retrying && !slow} onClick={onRetry}>
          {translator.text('tryAgain')}
        </Button>
      }
    />
  );
}

/** Our words for a failure. */
function explain(error: InboxError, translator: Translator): string {
  if (error.code === 'invalid_request') {
    // Nothing was sent to the server: the host had no hash for the reader.
    return translator.text('identityUnknown');
  }
  // An unreadable answer is probably not the server's, but for example the sign-in page of a network.
  if (error.status < 400) {
    return translator.text('serverUnreachable');
  }
  if (error.status === 429) {
    return translator.text('rateLimited');
  }
  if (error.status < 500 && error.status !== 408) {
    return translator.text('sessionRefused');
  }
  return translator.text('serverAnswered', { status: String(error.status) });
}
