'use client';

import { forwardRef } from 'react';
import { type InboxMessage, senderName } from '../../data/index.ts';
import { Avatar, type AvatarProps, avatarTones, BellIcon, cx } from '../../primitives/index.ts';
import * as styles from './InboxItem.css.ts';
import { useItem } from './ItemContext.ts';

/** The picture, initials or system icon of the sender. Decoration, since the words have the same information. Renders a `<span>`. */
export const ItemAvatar = forwardRef<HTMLSpanElement, AvatarProps>(function ItemAvatar(props, ref) {
  const { message } = useItem('Inbox.ItemAvatar');
  const { actor, sender: person } = message;
  const name = senderName(message);
  const tone = toneOf(message);
  const picture =
    actor?.type === 'system_icon' ? message.avatar : (message.avatar ?? actor?.data ?? person?.avatar);
  return (
    <Avatar
      name={name || undefined}
      src={picture}
      tone={tone}
      // Without a sender: the icon of the inbox.
      icon={name === '' && tone === undefined ? <BellIcon size={17} /> : undefined}
      {...props}
      className={cx(styles.avatar, props.className)}
      ref={ref}
      data-carillon-as="item-avatar"
    />
  );
});

function toneOf({ actor }: InboxMessage): (typeof avatarTones)[number] | undefined {
  return actor?.type === 'system_icon' ? avatarTones.find((tone) => tone === actor.data) : undefined;
}
