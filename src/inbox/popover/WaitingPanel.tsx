'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useFeedRows } from '../../data/index.ts';
import { useOverlays } from '../menu/useOverlays.tsx';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { loadFormatter } from './loadFormatter.ts';
import { whenIdle } from './whenIdle.ts';

/** Props of `WaitingPanel`. */
interface WaitingPanelProps {
  /** The panel can be drawn out of sight, or once more with other messages. Keep it the same from render to render. */
  onReady: () => void;
  /** The panel was opened, and is no longer as it was drawn: other messages, a mark, another subscriber. */
  onStale: () => void;
}

/**
 * Says when a panel that is not open can be drawn: with its messages where they are being fetched, with the code that formats
 * them, and when the browser is idle; and when what was drawn may not be shown. It keeps the first page in the cache and requests
 * nothing. Renders nothing.
 */
export function WaitingPanel({ onReady, onStale }: WaitingPanelProps) {
  const { open, query } = useRoot('Inbox.Popover');
  const { contentFormat } = useInboxSettings('Inbox.Popover');
  const { data, isFetching } = useFeedRows(query, { enabled: false });
  const overlays = useOverlays(!isFetching);
  const drawn = useRef<typeof data | null>(null);

  useLayoutEffect(() => {
    // One that was drawn with nothing loaded may have got rows since, those of a subscriber who has left, too.
    if (open && (!data || data !== drawn.current)) {
      onStale();
    }
  }, [open, data, onStale]);

  useEffect(() => {
    if (isFetching || !overlays) {
      return;
    }
    let stop: (() => void) | undefined;
    let isCurrent = true;
    const texts = (data?.rows ?? []).map(({ body: content }) => content);
    void loadFormatter(contentFormat, texts).then(() => {
      const draw = () => {
        drawn.current = data;
        onReady();
      };
      if (isCurrent) {
        // React itself waits with what is drawn once more.
        stop = drawn.current === null ? whenIdle(draw) : void draw();
      }
    });
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [data, isFetching, overlays, contentFormat, onReady]);
  return null;
}
