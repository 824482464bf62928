import { jwt, unread } from '../messages.mjs';

export function answerNovu(messages, pageSize, { pathname, searchParams }) {
  const offset = Number(searchParams.get('offset') ?? 0);
  switch (pathname.slice('/v1/inbox/'.length)) {
    case 'session':
      return {
        data: {
          token: jwt(),
          totalUnreadCount: unread,
          unreadCount: { total: unread, severity: { high: 0, medium: 0, low: 0, none: unread } },
          removeNovuBranding: false,
          isDevelopmentMode: false,
          maxSnoozeDurationHours: 24,
          applicationIdentifier: 'bench',
        },
      };
    case 'notifications':
      return {
        data: messages.slice(offset, offset + pageSize).map(rowOf),
        hasMore: offset + pageSize < messages.length,
        filter: {},
      };
    case 'notifications/count':
      return {
        data: JSON.parse(searchParams.get('filters') ?? '[{}]').map((filter) => ({
          count: (filter.severity ?? 'none') === 'none' ? unread : 0,
          filter,
        })),
      };
    default:
      return { data: [] };
  }
}

function rowOf(one) {
  return {
    id: one.id,
    transactionId: one.id,
    subject: one.title,
    body: one.text,
    to: { id: 'reader', subscriberId: 'reader' },
    isRead: !one.isUnread,
    isSeen: !one.isUnread,
    isArchived: false,
    isSnoozed: false,
    createdAt: one.at,
    channelType: 'in_app',
    severity: 'none',
    tags: [],
    data: {},
  };
}
