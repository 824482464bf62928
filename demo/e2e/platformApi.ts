/** Data that the tests read directly from the platform, without the page. */
export interface FeedRow {
  _id: string;
  subject?: string;
  read: boolean;
  seen: boolean;
  cta?: { action?: { status?: string; result?: { type?: string; payload?: unknown } } };
}

/** The platform's calls, made as another client would make them: their answers show what the database holds. */
export function platformApi(url: string, subscriberId = 'demo-subscriber') {
  const call = async (path: string, init: RequestInit): Promise<Record<string, never>> => {
    const response = await fetch(url + path, init);
    if (!response.ok) {
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    }
    return response.status === 204 ? {} : response.json();
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  async function authorized(): Promise<{ headers: Record<string, string> }> {
    const session: { data?: { token: string } } = await post('/v1/widgets/session/initialize', {
      applicationIdentifier: 'demo-app',
      subscriberId,
    });
    return { headers: { authorization: `Bearer ${session.data?.token}` } };
  }

  return {
    async unreadCount(): Promise<number> {
      const answer: { data?: { count: number } } = await call(
        '/v1/widgets/notifications/unread?limit=100',
        await authorized(),
      );
      return answer.data?.count ?? -1;
    },
    /** Removes all messages of the reader. */
    async clear(): Promise<void> {
      await call('/v1/widgets/messages', { method: 'DELETE', ...(await authorized()) });
    },
    async row(subject: string): Promise<FeedRow | undefined> {
      const answer: { data?: FeedRow[] } = await call(
        '/v1/widgets/notifications/feed?limit=100',
        await authorized(),
      );
      return answer.data?.find((row) => row.subject === subject);
    },
    /** The global switch of a channel, as the database has it. */
    async channelSwitch(channel: string): Promise<boolean | undefined> {
      const answer: { data?: { preference?: { channels?: Record<string, boolean> } }[] } = await call(
        '/v1/widgets/preferences/global',
        await authorized(),
      );
      return answer.data?.[0]?.preference?.channels?.[channel];
    },
    trigger: (subject: string, url?: string, more: Readonly<Record<string, unknown>> = {}) =>
      post(
        '/v1/events/trigger',
        {
          name: 'message',
          to: { subscriberId },
          payload: {
            subject,
            content: 'From the test',
            ...(url === undefined ? {} : { cta: { url } }),
            ...more,
          },
        },
        { authorization: 'ApiKey demo-key' },
      ),
  };
}
