import { createFakePusher } from '../registry/fakePusher.ts';
import type { LaravelApp } from './startLaravel.ts';

/** A browser with pages of the app: their cookies, and the clients of Pusher that hear its broadcasts. */
export function openLaravelBrowser(app: LaravelApp) {
  const cookies = new Map<string, string>();
  const pushers = new Set<ReturnType<typeof createFakePusher>>();
  const requests: string[] = [];
  let heard = app.broadcasts().length;

  /** What a page sends, for one of its readers; for whom its cookies name without one. */
  const fetchOf =
    (reader?: string): typeof fetch =>
    async (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
      if (reader !== undefined) {
        headers.set('X-Reader', reader);
      }
      const url = new URL(String(input), app.url);
      const response = await fetch(url, { ...init, headers });
      requests.push(`${init?.method ?? 'GET'} ${url.pathname} ${response.status}`);
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      tell();
      return response;
    };

  function tell(): void {
    const all = app.broadcasts();
    for (const { channel, event } of all.slice(heard)) {
      for (const pusher of pushers) {
        pusher.send(channel, event);
      }
    }
    heard = all.length;
  }

  /** What scripts of a page see of its cookies. */
  const visible = () => `theme=dark; XSRF-TOKEN=${cookies.get('XSRF-TOKEN') ?? ''}`;
  const post = (path: string, body: object, reader?: string) =>
    fetchOf(reader)(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
      },
    });
  /** Whether the app lets a reader join a channel. */
  const authorize = (reader: string, channel: string) =>
    post('/broadcasting/auth', { channel_name: channel, socket_id: '1.1' }, reader);

  return {
    cookies,
    requests,
    visible,
    fetchOf,
    post,
    authorize,
    notify: (user: string, data: object = {}, type = 'news') => post('/test/notify', { user, type, data }),
    pusherOf(reader: string) {
      const pusher = createFakePusher((channel, answer) =>
        authorize(reader, channel).then(({ ok }) => answer(ok)),
      );
      pushers.add(pusher);
      return pusher;
    },
  };
}
