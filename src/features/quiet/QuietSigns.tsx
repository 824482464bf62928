'use client';

import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { keepTrying } from '../../base/index.ts';
import { type InboxMessage, useInboxClient } from '../../data/index.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { useFeatureWords } from '../../inbox/settings/useFeatureWords.ts';
import { quietWords } from '../../locales/index.ts';
import { VisuallyHidden } from '../../primitives/index.ts';
import * as styles from './quiet.css.ts';

/**
 * Adds words to the name that an element has by its `aria-label`, also to those that it gets later. An element without one has its name by
 * its contents. Returns a function that takes the words away.
 */
export function addToName(element: Element, words: string): () => void {
  let written: string | undefined;
  const follow = () => {
    const name = element.getAttribute('aria-label');
    if (name !== null && name !== written) {
      written = name + words;
      element.setAttribute('aria-label', written);
    }
  };
  const observer = new MutationObserver(follow);
  observer.observe(element, { attributeFilter: ['aria-label'] });
  follow();
  return () => {
    observer.disconnect();
    if (written !== undefined && element.getAttribute('aria-label') === written) {
      element.setAttribute('aria-label', written.slice(0, -words.length));
    }
  };
}

/** What an inbox gives for it. */
export interface QuietProps {
  bellRef: RefObject<HTMLElement | null>;
  announce: (words: string) => () => void;
}

/** Props of `QuietSigns`. */
export interface QuietSignsProps extends QuietProps {
  isQuiet: boolean;
  /** What came while it was quiet, once that is over. */
  summary: readonly InboxMessage[] | undefined;
}

/** What was summed up last for a reader: a page with two inboxes says it once. */
function createSpeaker(): { last?: readonly InboxMessage[] } {
  return {};
}

/**
 * Shows at the bell of an inbox that it is quiet, and announces what came meanwhile when it ends. What it draws is in the bell, which
 * knows nothing of it: no bell loads this before it is drawn.
 */
export function QuietSigns({ bellRef, announce, isQuiet, summary }: QuietSignsProps) {
  const client = useInboxClient('Inbox.Root');
  const words = useFeatureWords('Inbox.Root', quietWords);
  const { translator } = useInboxSettings('Inbox.Root');
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

  const speaker = client.service(createSpeaker);
  useEffect(() => {
    if (summary?.length && speaker.last !== summary) {
      speaker.last = summary;
      // Said once, so not in English first.
      keepTrying(
        () => quietWords.load(translator),
        (own) => announce(own.counted('newWhilePaused', summary.length)),
      );
    }
  }, [summary, speaker, translator, announce]);

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
