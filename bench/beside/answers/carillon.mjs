import { jwt, unread } from '../messages.mjs';

const person = { _id: '000000000000000000000abc', subscriberId: 'reader', firstName: 'Reader', lastName: '' };

/** The widget protocol, which the floors speak too. */
export function answerCarillon(messages, pageSize, { pathname, searchParams }) {
  const page = Number(searchParams.get('page') ?? 0);
  switch (pathname.slice('/v1/widgets/'.length)) {
    case 'session/initialize':
      return { data: { token: jwt(), profile: person } };
    case 'organization':
      return { data: { _id: '000000000000000000000def', name: 'Bench', branding: {} } };
    case 'notifications/feed':
      return {
        data: messages.slice(page * pageSize, (page + 1) * pageSize).map(rowOf),
        page,
        pageSize,
        totalCount: messages.length,
        hasMore: (page + 1) * pageSize < messages.length,
      };
    case 'notifications/unread':
    case 'notifications/unseen':
    case 'notifications/count':
      return { data: { count: unread } };
    default:
      return { data: [] };
  }
}

function rowOf(one) {
  return {
    _id: one.id,
    _templateId: one.id,
    _environmentId: one.id,
    _organizationId: one.id,
    _notificationId: one.id,
    _subscriberId: one.id,
    _feedId: null,
    _layoutId: null,
    channel: 'in_app',
    providerId: 'novu',
    templateIdentifier: 'bench',
    transactionId: one.id,
    status: 'sent',
    subject: one.title,
    content: one.text,
    payload: {},
    cta: { type: 'redirect', data: { url: '' } },
    createdAt: one.at,
    updatedAt: one.at,
    seen: !one.isUnread,
    read: !one.isUnread,
    deleted: false,
    subscriber: person,
    actor: null,
  };
}
