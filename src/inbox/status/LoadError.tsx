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
  // A redirect, which leads to where a reader signs in: a server that refuses the reader answers with 401.
  const isSignedOut = error.kind === 'unauthorized' && error.status < 400;
  return (
    <AlertView
      data-kind="error"
      title={translator.text(isSignedOut ? 'signedOut' : title)}
      description={
        slow ? (
          translator.text('stillTrying')
        ) : (
          <>
            {isSignedOut ? translator.text('signedOutHint') : explain(error, translator)}{' '}
            <RefusalReasons errors={[error]} />
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
  switch (error.kind) {
    case 'unidentified':
      // Nothing was sent to the server: the host had no hash for the reader.
      return translator.text('identityUnknown');
    case 'limited':
      return translator.text('rateLimited');
    case 'unavailable':
    case 'timeout':
      return error.status === 0
        ? translator.text('serverUnreachable')
        : translator.text('serverAnswered', { status: String(error.status) });
    // Probably not the server's answer, but for example the sign-in page of a network.
    case 'malformed':
    case 'aborted':
    case 'storage':
      return translator.text('serverUnreachable');
    default:
      return translator.text('sessionRefused');
  }
}
