'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { updateMessages, useInboxClient } from '../../data/index.ts';
import { useBeforePaint } from '../../inbox/dom/useBeforePaint.ts';
import type { KindComponents } from '../../inbox/message-list/KindRow.tsx';
import { SkeletonRows } from '../../inbox/message-list/SkeletonRows.tsx';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import type { DrawMessage } from '../../inbox/slots/fillSlot.tsx';
import { Notice } from '../../inbox/status/Notice.tsx';
import type { ListWords } from '../../locales/index.ts';
import { Button, ChevronBackIcon, IconButton, InboxIcon, part, StatusView } from '../../primitives/index.ts';
import * as styles from './MessagePane.css.ts';
import { OpenMessage } from './OpenMessage.tsx';
import type { PaneState } from './paneState.ts';
import type { Panes } from './usePanes.ts';
import { useSearchedMessage } from './useSearchedMessage.ts';

/** Props of `MessagePane`. */
export interface MessagePaneProps {
  messageId: string | undefined;
  /** Goes back to the list, to this row or to that of the message. */
  onClose(rowId?: string): void;
  /** Components that draw the messages of some kinds. */
  messages: KindComponents | undefined;
  /** Fields beside the sender's buttons, as in the rows. */
  answer: DrawMessage | undefined;
  panes: Panes;
  words: ListWords;
}

/** The open message of a page. Renders a `<section>`, which takes a focus whose element has gone. */
export function MessagePane({ messageId, panes, words, ...rest }: MessagePaneProps) {
  return (
    <section
      ref={panes.pane}
      tabIndex={-1}
      aria-label={words.text('openMessage')}
      {...part('page-pane', { ...panes.paneFocus }, styles.pane)}
    >
      {messageId === undefined ? (
        <Nothing words={words} />
      ) : (
        <PaneContents {...rest} key={messageId} messageId={messageId} panes={panes} words={words} />
      )}
    </section>
  );
}

function Nothing({ words }: { words: ListWords }) {
  return (
    <StatusView
      className={styles.notice}
      icon={<InboxIcon size={28} />}
      title={words.text('chooseMessage')}
      data-kind="none"
    />
  );
}

interface PaneContentsProps extends MessagePaneProps {
  messageId: string;
}

function PaneContents({ messageId, onClose, panes, words, ...drawn }: PaneContentsProps) {
  const { message, state, searchOlder } = useSearchedMessage(messageId);
  const client = useInboxClient('InboxPage');
  const isMarked = useRef(false);
  const isShown = state === 'message' && message !== undefined;
  const isUnread = isShown && !message.read;
  useBeforePaint(() => panes.keepPaneFocus());

  useEffect(() => {
    // Once, so that the reader can mark it as unread. A click on its row has done it already.
    if (isShown && !isMarked.current) {
      isMarked.current = true;
      if (isUnread) {
        void updateMessages(client, { ids: [messageId], read: true });
      }
    }
  }, [client, messageId, isShown, isUnread]);

  const back = (
    <IconButton
      className={styles.back}
      data-carillon-as="back"
      label={words.text('backToList')}
      onClick={() => onClose()}
    >
      <ChevronBackIcon size={18} />
    </IconButton>
  );
  return isShown ? (
    <OpenMessage {...drawn} message={message} words={words} back={back} onClose={onClose} />
  ) : (
    <>
      {state !== 'gone' && <div className={styles.backOnly}>{back}</div>}
      <NoMessage state={state} words={words} onClose={onClose} onOlder={searchOlder} />
    </>
  );
}

interface NoMessageProps {
  state: PaneState;
  words: ListWords;
  onClose(): void;
  onOlder(): void;
}

/** What a pane shows in place of a message. */
function NoMessage({ state, words, onClose, onOlder }: NoMessageProps): ReactNode {
  const { translator } = useInboxSettings('InboxPage');
  switch (state) {
    case 'gone':
      return (
        <Notice
          className={styles.notice}
          icon={<InboxIcon size={28} />}
          title={words.text('messageIsGone')}
          data-kind="gone"
          action={
            <Button variant="secondary" onClick={() => onClose()}>
              {words.text('backToList')}
            </Button>
          }
        />
      );
    case 'older':
      return (
        <div className={styles.notice}>
          <Button variant="secondary" onClick={onOlder}>
            {translator.text('loadMore')}
          </Button>
        </div>
      );
    case 'looking':
      return <SkeletonRows count={1} />;
    default:
      return <Nothing words={words} />;
  }
}
