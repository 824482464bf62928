'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import { attempt, keepTrying, late } from '../../base/index.ts';
import { parseMessage, shownMessages, useInboxClient, useLiveCount } from '../../data/index.ts';
import { useLate } from '../../inbox/root/useLate.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import type { Attention, AttentionOptions } from './AttentionOptions.ts';

/** How long a browser without promises may take to call back, in milliseconds: some never do. */
export const mostAskMs = 60_000;

/** Whether the browser shows desktop notifications of this page. */
export function permissionNow(): Attention['permission'] {
  return globalThis.Notification?.permission ?? 'unsupported';
}

/** Asks the reader to allow them, and gives the answer. Old browsers call back in place of a promise, and a frame may throw. */
export async function askPermission(): Promise<Attention['permission']> {
  if (permissionNow() !== 'unsupported') {
    // Nothing may be awaited before it.
    await attempt(
      () =>
        new Promise((resolve) => {
          const asked: unknown = Notification.requestPermission(resolve);
          if (asked) {
            resolve(asked);
          } else {
            setTimeout(resolve, mostAskMs);
          }
        }),
    );
  }
  return permissionNow();
}

/** Nothing of it is needed where all is off. */
const loadAttention = late(() => import('./attentionOf.ts'));
const loadToasts = late(() => import('../toasts/loadedToasts.ts'));

/**
 * Draws the reader's attention to new messages outside of the inbox, in the ways that are turned on: once per browser, not for what was read
 * meanwhile, and not while the list is in front of the reader. All is taken back when it is unmounted, and when the reader signs out. What
 * any user of it turns on is on, so that a page can ask for the permission in another place. Throws outside of `InboxProvider`.
 */
export function useAttention(options: AttentionOptions = {}): Attention {
  const {
    title,
    favicon,
    appBadge,
    count = 'unread',
    sound,
    notification,
    toasts,
    onNotificationClick,
  } = options;
  const client = useInboxClient('useAttention');
  const { translator, container, wanted, features } = useInboxSettings('useAttention');
  // A feature may have that nothing is noticed now, and say so only once its code is there.
  const isHeld = wanted?.some(({ id, before }) => before && !features.some(([one]) => one === id));
  const isCounted = Boolean(title || favicon || appBadge);
  const isWanted = isCounted || Boolean(sound || notification || toasts);
  const isMissed = count === 'missed';
  const { data: shown } = useLiveCount(isMissed ? 'unread' : count, isWanted);
  const loaded = useLate(isWanted && !isHeld ? loadAttention : undefined);
  const toasting = useLate(toasts ? loadToasts : undefined);
  const [user] = useState(() => ({}));
  const [permission, setPermission] = useState<Attention['permission']>('default');

  useEffect(() => setPermission(permissionNow()), []);

  useEffect(
    () => (toasts ? toasting?.toastsOf(client).begin(toasting.Toasts) : undefined),
    [toasts, toasting, client],
  );

  useEffect(() => {
    if (isWanted && loaded !== undefined) {
      // The lists of an inbox in a shadow tree are in that tree.
      const root = container?.getRootNode();
      const place = root instanceof ShadowRoot ? root : document;
      loaded.attentionOf(client).use(user, {
        ...{ title, favicon, appBadge, sound, notification, onNotificationClick, translator, place },
        ...{ shown, isMissed },
        toasts: toasts ? toasting?.toastsOf(client) : undefined,
        isUnread(id) {
          const message = shownMessages(client).find((one) => one.id === id);
          return message && !message.read;
        },
      });
    }
  }, [
    user,
    loaded,
    isWanted,
    client,
    title,
    favicon,
    appBadge,
    sound,
    notification,
    onNotificationClick,
    toasts,
    toasting,
    isMissed,
    shown,
    translator,
    container,
  ]);

  useEffect(
    () => (isWanted && loaded ? () => loaded.attentionOf(client).leave(user) : undefined),
    [user, loaded, isWanted, client],
  );

  const requestPermission = useCallback(async () => {
    const answer = await askPermission();
    setPermission(answer);
    return answer;
  }, []);

  const attend = useCallback(
    (row: unknown) => {
      const message = parseMessage(row);
      if (message !== undefined) {
        keepTrying(loadAttention, ({ attentionOf }) => attentionOf(client).attend(message));
      }
    },
    [client],
  );

  return useMemo(() => ({ permission, requestPermission, attend }), [permission, requestPermission, attend]);
}
