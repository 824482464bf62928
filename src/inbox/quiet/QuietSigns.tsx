'use client';

import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { quietOf, useInboxClient } from '../../data/index.ts';
import { quietWords } from '../../locales/index.ts';
import { VisuallyHidden } from '../../primitives/index.ts';
import { useFeatureWords } from '../settings/useFeatureWords.ts';
import { addToName } from './addToName.ts';
import * as styles from './quiet.css.ts';

/** Props of `QuietSigns`. */
export interface QuietSignsProps {
  bellRef: RefObject<HTMLElement | null>;
  announce: (words: string) => () => void;
}

/** Which inbox of a reader sums up in words: a page with two inboxes does it once. */
function createSpeaker(): { root?: object | undefined } {
  return {};
}

/**
 * Shows at the bell of an inbox that it is quiet, and announces what came meanwhile when it ends. What it draws is in the bell, which
 * knows nothing of it: no bell loads this before it is drawn.
 */
export function QuietSigns({ bellRef, announce }: QuietSignsProps) {
  const client = useInboxClient('Inbox.Root');
  const words = useFeatureWords('Inbox.Root', quietWords);
  const { get, subscribe } = quietOf(client);
  const { isQuiet } = useSyncExternalStore(subscribe, get, get);
  const [bell, setBell] = useState<HTMLElement | null>(null);
  const paused = words.list(['', words.text('paused')]);

  // Another bell may have been drawn since.
  useEffect(() => setBell(bellRef.current));

  useEffect(() => {
    if (isQuiet && bell !== null) {
      bell.dataset.paused = '';
      const end = addToName(bell, paused);
      return () => {
        delete bell.dataset.paused;
        end();
      };
    }
    return;
  }, [isQuiet, bell, paused]);

  useEffect(() => {
    const speaker = client.service(createSpeaker);
    const own = {};
    speaker.root ??= own;
    const end = client.events.on('summary', (messages) => {
      speaker.root ??= own;
      if (speaker.root === own && messages.length > 0) {
        announce(words.counted('newWhilePaused', messages.length));
      }
    });
    return () => {
      end();
      speaker.root = speaker.root === own ? undefined : speaker.root;
    };
  }, [client, announce, words]);

  return isQuiet && bell !== null
    ? createPortal(
        <>
          <svg viewBox="0 0 24 24" className={styles.moon} aria-hidden="true" focusable="false">
            <path d="M20 14.5A8.5 8.5 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500Z" />
          </svg>
          <VisuallyHidden>{paused}</VisuallyHidden>
        </>,
        bell,
      )
    : null;
}
