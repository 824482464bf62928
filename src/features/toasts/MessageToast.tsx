'use client';

import type { MouseEvent } from 'react';
import { type InboxMessage, senderName } from '../../data/index.ts';
import { useOpenMessage } from '../../inbox/message-item/useOpenMessage.ts';
import { useRoot } from '../../inbox/root/RootContext.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import type { AttentionWords } from '../../locales/index.ts';
import { BellIcon, CloseIcon, pageLink, part, safeLinkUrl } from '../../primitives/index.ts';
import type { MessageToast as Told } from './createToastStack.ts';
import * as styles from './Toasts.css.ts';

/** Props of `MessageToast`. */
export interface MessageToastProps {
  readonly toast: Told;
  /** The loaded messages: what is told live may lack the sender. */
  readonly rows: ReadonlyMap<string, InboxMessage>;
  readonly words: AttentionWords;
  readonly onClose: () => void;
}

/** A message that has come: a press opens it as in the list. Of several that came together it says how many, and a press opens the list. */
export function MessageToast({ toast, rows, words, onClose }: MessageToastProps) {
  const { messages, isBurst } = toast;
  const [told] = messages as readonly [InboxMessage];
  const message = rows.get(told.id) ?? told;
  const { bellRef } = useRoot('toasts');
  const { basePath } = useInboxSettings('toasts');
  const url = isBurst ? null : pageLink(basePath, safeLinkUrl(message.link?.url));
  const open = useOpenMessage(message, [message], url);
  const sender = senderName(message);
  const title =
    (!isBurst && (message.title?.trim() || sender)) || words.counted('manyNewMessages', messages.length);
  const Title = url ? 'a' : 'button';
  const how = url ? { href: url, rel: 'noopener noreferrer' } : { type: 'button' as const };

  function press(event: MouseEvent<HTMLElement>): void {
    if (event.detail > 1) {
      // The second click of a double click, perhaps for the toast that was here before.
      event.preventDefault();
      return;
    }
    if (isBurst) {
      // From where closing the list gives the focus back.
      const { current: bell } = bellRef;
      bell?.focus();
      bell?.click();
    } else {
      open(event);
    }
    onClose();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" aria-label={title} {...part('message-toast', {}, styles.toast)}>
      <BellIcon size={16} className={styles.icon} />
      <div className={styles.text}>
        <Title
          {...part('message-toast-title', how, styles.title)}
          onClick={press}
          onAuxClick={(event) => url && event.button === 1 && press(event)}
        >
          <bdi>{title}</bdi>
        </Title>
        {!isBurst && !title.includes(sender) && <div className={styles.sender}>{sender}</div>}
      </div>
      <button type="button" aria-label={words.text('close')} className={styles.close} onClick={onClose}>
        <CloseIcon size={14} />
      </button>
    </div>
  );
}
