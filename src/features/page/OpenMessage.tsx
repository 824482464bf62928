'use client';

import { type MouseEvent, type ReactNode, useCallback, useId, useMemo } from 'react';
import type { InboxMessage } from '../../data/index.ts';
import { followLink } from '../../inbox/message-item/followLink.ts';
import { ItemContext, type ItemState } from '../../inbox/message-item/ItemContext.ts';
import { ItemMenu } from '../../inbox/message-item/ItemMenu.tsx';
import { ItemReadToggle } from '../../inbox/message-item/ItemReadToggle.tsx';
import { titleOf } from '../../inbox/message-item/titleOf.ts';
import { type KindComponents, KindRow } from '../../inbox/message-list/KindRow.tsx';
import * as panel from '../../inbox/panel/Panel.css.ts';
import { useRoot } from '../../inbox/root/RootContext.ts';
import { createRovingRows } from '../../inbox/root/rovingRow.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import type { MessageActions } from '../../inbox/settings/messageAction.ts';
import type { DrawMessage } from '../../inbox/slots/fillSlot.tsx';
import { SlotBoundary } from '../../inbox/slots/SlotBoundary.tsx';
import type { ListWords } from '../../locales/index.ts';
import { pageLink, part, safeLinkUrl, useStable } from '../../primitives/index.ts';
import { MessageDetail } from './MessageDetail.tsx';
import * as styles from './MessagePane.css.ts';

/** Props of `OpenMessage`. */
export interface OpenMessageProps {
  message: InboxMessage;
  messages: KindComponents | undefined;
  /** Fields beside the sender's buttons. */
  answer: DrawMessage | undefined;
  words: ListWords;
  /** The way back to the list, where only one of both has room. */
  back: ReactNode;
  onClose(rowId?: string): void;
}

/** The actions that take a message out of the list that it is in. */
const leading: ReadonlySet<string> = new Set(['remove', 'archive', 'unarchive', 'unsnooze']);

const none: KindComponents = {};

/** A message in full with what the reader may do with it, drawn by the host for some kinds. The parts of an item work inside it. */
export function OpenMessage(props: OpenMessageProps) {
  const { message, messages: drawings = none, answer, words, back, onClose } = props;
  const settings = useInboxSettings('InboxPage');
  const { service } = useRoot('InboxPage');
  const titleId = useId();
  const url = pageLink(settings.basePath, safeLinkUrl(message.link?.url));
  const { id } = message;

  const follow = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      if (url !== null) {
        followLink(settings, url, event);
      }
    },
    [settings, url],
  );
  const actions = useCallback<MessageActions>(
    (all) =>
      all.map((action) =>
        leading.has(action.id)
          ? {
              ...action,
              onSelect(acted) {
                const ids = service(createRovingRows).listedIds();
                const place = ids.indexOf(id);
                onClose(place === -1 ? id : (ids[place + 1] ?? ids[place - 1]));
                action.onSelect(acted);
              },
            }
          : action,
      ),
    [service, id, onClose],
  );
  const messages = useMemo(() => [message], [message]);
  const state = useStable<ItemState>({
    message,
    messages,
    unread: !message.read,
    titleId,
    tabIndex: 0,
    url,
    expanded: true,
    setExpanded: ignore,
    titleCut: false,
    setTitleCut: ignore,
    setBodyShown: ignore,
    reached: true,
    activate: follow,
  });

  const title = titleOf(message, settings.translator);
  const readyMade = <MessageDetail title={title} answer={answer} words={words} onFollow={follow} />;
  return (
    <ItemContext.Provider value={state}>
      <div className={panel.header}>
        {back}
        <ItemReadToggle size="medium" className={styles.firstControl} />
        <ItemMenu size="medium" actions={actions} />
      </div>
      <article
        {...part('page-message', {}, styles.message, { kind: message.kind, unread: !message.read })}
        tabIndex={-1}
        aria-labelledby={titleId}
      >
        <span hidden id={titleId}>
          {title}
        </span>
        <SlotBoundary fallback={readyMade}>
          <KindRow message={message} kinds={drawings} kindOf={({ kind }) => kind}>
            {readyMade}
          </KindRow>
        </SlotBoundary>
      </article>
    </ItemContext.Provider>
  );
}

function ignore(): void {}
