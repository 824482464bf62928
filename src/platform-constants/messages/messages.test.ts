import { describe, expectTypeOf, it } from 'vitest';
import { testClosedSets } from '../../../tests/support/closedSets.ts';
import {
  isMessageActionStatus,
  isMessageActorKind,
  isMessageButtonKind,
  isMessageStatus,
  isRedirectTarget,
  isSystemAvatarIcon,
  type MessageStatus,
  messageActionStatuses,
  messageActorKinds,
  messageButtonKinds,
  messageStatuses,
  redirectTargets,
  systemAvatarIcons,
} from './messageEnumerations.ts';

describe('sets about messages', () => {
  testClosedSets([
    {
      name: 'messageStatuses (docs/protocol.md#statuses)',
      set: messageStatuses,
      guard: isMessageStatus,
      values: ['read', 'unread', 'seen', 'unseen'],
    },
    {
      name: 'messageActionStatuses (docs/protocol.md#platform-values)',
      set: messageActionStatuses,
      guard: isMessageActionStatus,
      values: ['pending', 'done'],
    },
    {
      name: 'messageButtonKinds (docs/protocol.md#platform-values)',
      set: messageButtonKinds,
      guard: isMessageButtonKind,
      values: ['primary', 'secondary'],
    },
    {
      name: 'messageActorKinds (docs/protocol.md#platform-values)',
      set: messageActorKinds,
      guard: isMessageActorKind,
      values: ['none', 'user', 'system_icon', 'system_custom'],
    },
    {
      name: 'systemAvatarIcons (docs/protocol.md#platform-values)',
      set: systemAvatarIcons,
      guard: isSystemAvatarIcon,
      values: ['warning', 'info', 'error', 'success', 'up', 'question'],
    },
    {
      name: 'redirectTargets (docs/protocol.md#platform-values)',
      set: redirectTargets,
      guard: isRedirectTarget,
      values: ['_self', '_blank', '_parent', '_top', '_unfencedTop'],
    },
  ]);

  it('are unions of literals that the guards narrow to', () => {
    expectTypeOf<MessageStatus>().toEqualTypeOf<'read' | 'unread' | 'seen' | 'unseen'>();
    const value: unknown = 'read';
    if (isMessageStatus(value)) expectTypeOf(value).toEqualTypeOf<MessageStatus>();
  });
});
