'use client';

import type { MouseEvent } from 'react';
import { senderName } from '../../data/index.ts';
import { ItemAnswers } from '../../inbox/message-item/ItemAnswers.tsx';
import { ItemAvatar } from '../../inbox/message-item/ItemAvatar.tsx';
import { ItemBody } from '../../inbox/message-item/ItemBody.tsx';
import { useItem } from '../../inbox/message-item/ItemContext.ts';
import { ItemMarks } from '../../inbox/message-item/ItemMarks.tsx';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { type DrawMessage, drawSlot } from '../../inbox/slots/fillSlot.tsx';
import { type ListWords, timesIn } from '../../locales/index.ts';
import { ButtonLink } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import * as styles from './MessagePane.css.ts';

/** Props of `MessageDetail`. */
export interface MessageDetailProps {
  title: string;
  /** Fields beside the sender's buttons. */
  answer: DrawMessage | undefined;
  words: ListWords;
  /** Follows the message's link. */
  onFollow(event: MouseEvent<HTMLElement>): void;
}

/** The ready-made look of an open message: title, sender and time, the whole body, the sender's buttons, and the way to what it is about. */
export function MessageDetail({ title, answer, words, onFollow }: MessageDetailProps) {
  const { message, titleId, url } = useItem('InboxPage');
  const { translator } = useInboxSettings('InboxPage');
  const name = senderName(message);
  const timeMs = Date.parse(message.createdAt);
  return (
    <>
      <h2 className={styles.title}>
        <bdi className={reset.box}>{title}</bdi>
      </h2>
      <div className={styles.sender}>
        <ItemAvatar />
        <div className={styles.senderWords}>
          {name !== '' && <bdi className={styles.name}>{name}</bdi>}
          {!Number.isNaN(timeMs) && (
            <time className={styles.time} dir="auto" dateTime={new Date(timeMs).toISOString()}>
              {timesIn(translator.tag).absoluteTime(timeMs)}
            </time>
          )}
        </div>
      </div>
      <ItemMarks />
      <ItemBody className={styles.body} />
      <ItemAnswers className={styles.buttons}>{answer && drawSlot(answer, message, null)}</ItemAnswers>
      {url !== null && (
        <div className={styles.way}>
          <ButtonLink href={url} aria-describedby={titleId} onClick={onFollow}>
            {words.text('goToPage')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
