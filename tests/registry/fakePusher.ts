import Echo from 'laravel-echo';

type Listener = (data?: unknown) => void;

function createEvents() {
  const listeners = new Map<string, Set<Listener>>();
  return {
    bind: (event: string, listener: Listener) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    unbind: (event: string, listener: Listener) => void listeners.get(event)?.delete(listener),
    emit(event: string, data?: unknown) {
      for (const listener of listeners.get(event) ?? []) {
        listener(data);
      }
    },
    count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

/** A client of Pusher, as far as Echo uses it. It may join the channels that `authorize` answers true for. */
export function createFakePusher(authorize: (channel: string, answer: (may: boolean) => void) => void) {
  const channels = new Map<string, ReturnType<typeof createEvents>>();
  const connection = { ...createEvents(), state: 'connected', socket_id: '1.1' };
  const join = (name: string, channel: ReturnType<typeof createEvents>) =>
    authorize(name, (may) =>
      channel.emit(may ? 'pusher:subscription_succeeded' : 'pusher:subscription_error'),
    );
  return {
    connection,
    channels,
    subscribe(name: string) {
      const channel = createEvents();
      channels.set(name, channel);
      join(name, channel);
      return channel;
    },
    unsubscribe: (name: string) => void channels.delete(name),
    send: (name: string, event: string) => channels.get(name)?.emit(event, {}),
    change(state: string) {
      connection.state = state;
      connection.emit('state_change');
      if (state === 'connected') {
        for (const [name, channel] of channels) {
          join(name, channel);
        }
      }
    },
  };
}

/** The client of Laravel's broadcasts, over a client of Pusher. */
export function echoOver(client: ReturnType<typeof createFakePusher>) {
  return new Echo<'pusher'>({
    broadcaster: 'pusher',
    key: 'key',
    client,
    cluster: 'eu',
    withoutInterceptors: true,
  });
}
