// One server on loopback that answers each inbox by its own calls, all with the same messages: a thousand, five of them unread.
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { WebSocketServer } from 'ws';

const unread = 5;
const total = 1_000;
const now = Date.now();

/** What every inbox shows: a subject, a text and a time. */
const messages = Array.from({ length: total }, (_, index) => ({
  id: (total - index).toString(16).padStart(24, '0'),
  title: `News of project ${index + 1}`,
  text: `Project ${index + 1} has news, and you may want to look at them.`,
  at: new Date(now - index * 17 * 60_000).toISOString(),
  isUnread: index < unread,
}));

/** Starts it. `asked` has the calls since the last look, without the browser's requests for permission. */
export async function startServer() {
  const asked = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const headers = {
      'Access-Control-Allow-Origin': request.headers.origin ?? '*',
      'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Credentials': 'true',
      'Content-Type': 'application/json',
    };
    if (request.method === 'OPTIONS') {
      response.writeHead(204, headers).end();
      return;
    }
    let body = '';
    for await (const part of request) {
      body += part;
    }
    asked.push(`${request.method} ${url.pathname}`);
    const answer = answerOf(url, body);
    response.writeHead(answer === undefined ? 404 : 200, headers).end(JSON.stringify(answer ?? {}));
  });
  // carillon and Novu.
  const sockets = new Server(server, { cors: { origin: true, credentials: true } });
  const plain = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith('/socket.io')) {
      plain.handleUpgrade(request, socket, head, (client) =>
        client.on('message', (data) => answerSocket(client, data)),
      );
    }
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    asked: () => asked.splice(0),
    close() {
      sockets.close();
      plain.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

function answerOf({ pathname, searchParams }, body) {
  const limit = Number(searchParams.get('limit') ?? searchParams.get('page_size') ?? 10);
  if (pathname.startsWith('/v1/widgets/')) {
    return ofCarillon(pathname.slice('/v1/widgets/'.length), searchParams);
  }
  if (pathname.startsWith('/v1/inbox/')) {
    const filters = JSON.parse(searchParams.get('filters') ?? '[{}]');
    return ofNovu(
      pathname.slice('/v1/inbox/'.length),
      limit,
      Number(searchParams.get('offset') ?? 0),
      filters,
    );
  }
  if (/^\/v1\/users\/[^/]+\/feeds\//.test(pathname)) {
    return ofKnock(limit, searchParams.get('after'));
  }
  if (pathname.startsWith('/v1/users/')) {
    return { id: 'reader', name: 'Reader' };
  }
  return pathname === '/courier' ? ofCourier(body) : {};
}

function ofCarillon(call, query) {
  const page = Number(query.get('page') ?? 0);
  const person = {
    _id: '000000000000000000000abc',
    subscriberId: 'reader',
    firstName: 'Reader',
    lastName: '',
  };
  switch (call) {
    case 'session/initialize':
      return { data: { token: jwt(), profile: person } };
    case 'organization':
      return { data: { _id: '000000000000000000000def', name: 'Bench', branding: {} } };
    case 'notifications/feed':
      return {
        data: messages.slice(page * 10, page * 10 + 10).map((one) => ({
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
        })),
        page,
        pageSize: 10,
        totalCount: total,
        hasMore: page < total / 10 - 1,
      };
    case 'notifications/unread':
    case 'notifications/unseen':
    case 'notifications/count':
      return { data: { count: unread } };
    default:
      return { data: [] };
  }
}

function ofNovu(call, limit, offset, filters) {
  switch (call) {
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
        data: messages.slice(offset, offset + limit).map((one) => ({
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
        })),
        hasMore: offset + limit < total,
        filter: {},
      };
    case 'notifications/count':
      return {
        data: filters.map((filter) => ({
          count: (filter.severity ?? 'none') === 'none' ? unread : 0,
          filter,
        })),
      };
    default:
      return { data: [] };
  }
}

function ofKnock(limit, after) {
  const start = after === null ? 0 : messages.findIndex(({ id }) => id === after) + 1;
  const shown = messages.slice(start, start + limit);
  return {
    entries: shown.map((one) => ({
      __cursor: one.id,
      __typename: 'FeedItem',
      id: one.id,
      activities: [],
      actors: [],
      blocks: [
        {
          type: 'markdown',
          name: 'body',
          content: one.text,
          rendered: `<p><strong>${one.title}</strong></p><p>${one.text}</p>`,
        },
      ],
      inserted_at: one.at,
      updated_at: one.at,
      read_at: one.isUnread ? null : one.at,
      seen_at: one.isUnread ? null : one.at,
      clicked_at: null,
      interacted_at: null,
      link_clicked_at: null,
      archived_at: null,
      total_activities: 1,
      total_actors: 0,
      data: {},
      source: { key: 'bench', version_id: one.id, categories: [] },
      tenant: null,
    })),
    meta: { total_count: total, unread_count: unread, unseen_count: unread },
    page_info: { after: shown.at(-1)?.id ?? null, before: null, page_size: limit },
    vars: {},
  };
}

function ofCourier(body) {
  const { query = '' } = JSON.parse(body || '{}');
  const data = {};
  for (const [, name = 'count'] of query.matchAll(/(?:(\w+): )?count\(params/g)) {
    data[name] = /unread/i.test(name) || !query.includes('messages(') ? unread : total;
  }
  if (query.includes('messages(')) {
    const [, after] = /\$after: String = "([^"]+)"/.exec(query) ?? [];
    const [, limit = 24] = /\$limit: Int = (\d+)/.exec(query) ?? [];
    const start = after === undefined ? 0 : messages.findIndex(({ id }) => id === after) + 1;
    const shown = messages.slice(start, start + Number(limit));
    data.messages = {
      totalCount: total,
      pageInfo: { startCursor: shown.at(-1)?.id ?? null, hasNextPage: start + Number(limit) < total },
      nodes: shown.map((one) => ({
        messageId: one.id,
        read: one.isUnread ? null : one.at,
        archived: null,
        created: one.at,
        opened: one.isUnread ? null : one.at,
        title: one.title,
        preview: one.text,
        data: {},
        tags: [],
        trackingIds: { clickTrackingId: one.id },
        actions: [],
      })),
    };
  }
  return { data };
}

/** Knock joins by the messages of Phoenix, and Courier asks for its settings. */
function answerSocket(client, data) {
  const sent = JSON.parse(String(data));
  if (Array.isArray(sent)) {
    const [joined, ref, topic] = sent;
    client.send(JSON.stringify([joined, ref, topic, 'phx_reply', { status: 'ok', response: {} }]));
  } else if (sent.action === 'get-config') {
    client.send(
      JSON.stringify({
        response: 'config',
        data: { pingInterval: 300, pingMaxRetries: 3, maxConnectionAge: 5_400 },
      }),
    );
  }
}

function jwt() {
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const seconds = Math.floor(now / 1_000);
  return `${part({ alg: 'none' })}.${part({ iat: seconds, exp: seconds + 86_400 })}.none`;
}
