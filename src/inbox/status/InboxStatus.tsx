'use client';

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  useEffect,
  useReducer,
  useSyncExternalStore,
} from 'react';
import {
  type ConnectionState,
  toInboxError,
  useConnection,
  useFailedActions,
  useWaitingActions,
} from '../../data/index.ts';
import { Banner, OfflineIcon, part } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { actsDone } from '../root/actsDone.ts';
import { useRoot } from '../root/RootContext.ts';
import { useShownMessages } from '../root/useShownMessages.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { FailedActionsBanner } from './FailedActionsBanner.tsx';
import { RefusalReasons, refusalReasons } from './RefusalReasons.tsx';
import { useLasting } from './useLasting.ts';

/** How long a connection may be lost before that is told, in milliseconds: most come back within that time. */
export const patienceMs = 3_000;

/** How long a connection must last after a refusal, in milliseconds: a server confirms it first, and checks the token after that. */
export const provenAfterMs = 2_000;

/** Whether a connection counts as refused: until it has proved to last, since in between each try has the states of a first one. */
export function reduceRefused(refused: boolean, event: ConnectionState | 'proven'): boolean {
  return event === 'refused' || (refused && event !== 'proven');
}

/** What is told of a connection that is lost. */
export function useConnectionLoss(connection: ConnectionState): 'livePaused' | 'reconnecting' | undefined {
  const [before, dispatch] = useReducer(reduceRefused, false);
  const event = useLasting(connection === 'live', provenAfterMs) ? 'proven' : connection;
  const refused = reduceRefused(before, event);
  if (refused !== before) {
    dispatch(event);
  }
  const isTold = useLasting(refused || connection === 'recovering', patienceMs);
  return isTold ? (refused ? 'livePaused' : 'reconnecting') : undefined;
}

/** How long a call may be without an answer before that is told, in milliseconds: most get one the second time. */
const blipMs = 2_000;

/**
 * Shows which changes were not saved, until they are tried again or dismissed, and below that why the list may be out of date and
 * which changes wait for the network or have had no answer for some seconds.
 * Renders a `<div>`, or nothing while all is well.
 *
 * @selector [data-tone="warning" | "danger" | "info"]
 */
export const InboxStatus = forwardRef<HTMLDivElement, Omit<ComponentPropsWithoutRef<'div'>, 'children'>>(
  function InboxStatus(props, ref) {
    const { announce } = useRoot('Inbox.Status');
    const { translator, features } = useInboxSettings('Inbox.Status');
    const feed = useShownMessages('Inbox.Status');
    const online = useSyncExternalStore(subscribeOnline, isOnline, () => true);
    const loss = useConnectionLoss(useConnection());
    const failed = useFailedActions();
    const stale = feed.isRefetchError ? toInboxError(feed.error) : undefined;
    const outdated = stale && (stale.kind === 'limited' ? 'rateLimited' : 'stale');
    const matter = feed.data === undefined ? undefined : online ? (outdated ?? loss) : 'offline';
    const tone = matter === undefined || matter === loss ? 'info' : 'warning';
    const waiting = useWaitingActions();
    const isForNetwork = !online || waiting.some(({ unanswered }) => !unanswered);
    const isWaiting = useLasting(waiting.length > 0, online && isForNetwork ? blipMs : 0);
    const words = matter && translator.text(matter);
    const refusals = stale && matter === 'stale' ? [stale] : [];
    const done = isWaiting ? translator.list(actsDone(waiting, translator, features)) : '';
    const promise = isWaiting && translator.text(isForNetwork ? 'waitsForNetwork' : 'stillTrying');
    const spoken = [words, ...refusalReasons(refusals), done, promise].filter(Boolean).join('. ');
    useEffect(() => (spoken === '' ? undefined : announce(spoken)), [spoken, announce]);

    const hasFailures = failed.actions.length > 0;
    const hasMatter = matter !== undefined || isWaiting;
    return !hasMatter && !hasFailures ? null : (
      <div
        {...part('status', props, reset.box, {
          tone: hasFailures ? 'danger' : tone,
        })}
        ref={ref}
      >
        {/* First, so that its buttons do not move when the other banner comes and goes. */}
        {hasFailures && <FailedActionsBanner {...failed} />}
        {hasMatter && (
          <Banner
            tone={tone}
            icon={!online || (isWaiting && isForNetwork) ? <OfflineIcon size={16} /> : undefined}
          >
            {words !== undefined && <div>{words}</div>}
            <RefusalReasons errors={refusals} />
            {promise && (
              <div>
                {done !== '' && `${done}. `}
                <span>{promise}</span>
              </div>
            )}
          </Banner>
        )}
      </div>
    );
  },
);

function isOnline(): boolean {
  return navigator.onLine;
}

function subscribeOnline(onChange: () => void): () => void {
  const ended = new AbortController();
  window.addEventListener('online', onChange, ended);
  window.addEventListener('offline', onChange, ended);
  return () => ended.abort();
}
