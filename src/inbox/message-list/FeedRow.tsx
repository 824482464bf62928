'use client';

import { memo, type ReactNode, useEffect, useRef } from 'react';
import type { InboxMessage } from '../../data/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { GroupContext, type GroupPlace, meantBy } from '../features/MessageGroup.ts';
import { messageKey } from './feedEntries.ts';
import type { SeenObserver } from './seenObserver.ts';
import type { FeedFocus } from './useFeedFocus.ts';
import { isUnseen } from './useSeenTracking.ts';

/** Props of `Row`. All but the message stay the same from render to render. */
export interface FeedRowProps {
  message: InboxMessage;
  renderMessage: (message: InboxMessage) => ReactNode;
  place: GroupPlace;
  watch: SeenObserver['watch'] | undefined;
  onMove: FeedFocus['moved'];
}

/** The row of one message in the feed, around whatever the host renders in it. Renders a `<div>`. */
export const FeedRow = memo(function FeedRow({
  message,
  place: groupPlace,
  renderMessage,
  watch,
  onMove,
}: FeedRowProps) {
  const place = useRef<HTMLDivElement>(null);
  const unseen = meantBy(groupPlace, message).some(isUnseen);
  const { id } = message;

  useEffect(
    () => (unseen && place.current !== null ? watch?.(place.current, id) : undefined),
    [unseen, watch, id],
  );

  return (
    <div
      ref={place}
      data-entry={messageKey(id)}
      className={reset.box}
      // On the way down: a menu of the row is a portal, which ends its events on their way up.
      onFocusCapture={() => onMove({ row: id })}
      onBlurCapture={() => onMove(null)}
    >
      <GroupContext.Provider value={groupPlace}>{renderMessage(message)}</GroupContext.Provider>
    </div>
  );
});
