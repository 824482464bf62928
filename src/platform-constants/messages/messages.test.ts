import { describe, expectTypeOf, it } from 'vitest';
import { testClosedSets } from '../../../tests/support/closedSets.ts';
import { isMessageActionStatus, messageActionStatuses } from './messageActionStatuses.ts';
import { isMessageActorKind, messageActorKinds } from './messageActorKinds.ts';
import { isMessageButtonKind, messageButtonKinds } from './messageButtonKinds.ts';
import { isMessageStatus, type MessageStatus, messageStatuses } from './messageStatuses.ts';
import { isRedirectTarget, redirectTargets } from './redirectTargets.ts';
import { isSystemAvatarIcon, systemAvatarIcons } from './systemAvatarIcons.ts';

describe('sets about messages', () => {
  testClosedSets([
    {
      name: 'messageStatuses (spec §4)',
      set: messageStatuses,
      guard: isMessageStatus,
      values: ['read', 'unread', 'seen', 'unseen'],
    },
    {
      name: 'messageActionStatuses (platform-facts)',
      set: messageActionStatuses,
      guard: isMessageActionStatus,
      values: ['pending', 'done'],
    },
    {
      name: 'messageButtonKinds (platform-facts)',
      set: messageButtonKinds,
      guard: isMessageButtonKind,
      values: ['primary', 'secondary'],
    },
    {
      name: 'messageActorKinds (platform-facts)',
      set: messageActorKinds,
      guard: isMessageActorKind,
      values: ['none', 'user', 'system_icon', 'system_custom'],
    },
    {
      name: 'systemAvatarIcons (platform-facts)',
      set: systemAvatarIcons,
      guard: isSystemAvatarIcon,
      values: ['warning', 'info', 'error', 'success', 'up', 'question'],
    },
    {
      name: 'redirectTargets (platform-facts)',
      set: redirectTargets,
      guard: isRedirectTarget,
      values: ['_self', '_blank', '_parent', '_top', '_unfencedTop'],
    },
  ]);

  it('are literal unions that the guards narrow to', () => {
    expectTypeOf<MessageStatus>().toEqualTypeOf<'read' | 'unread' | 'seen' | 'unseen'>();
    const value: unknown = 'read';
    if (isMessageStatus(value)) expectTypeOf(value).toEqualTypeOf<MessageStatus>();
  });
});
