import type { InboxLine } from 'carillon/backends';
import type Echo from 'laravel-echo';

/** Echo with Reverb, Pusher or Ably. */
export type EchoClient = Echo<'reverb'> | Echo<'pusher'> | Echo<'ably'>;

/** How long after a refusal the channel is joined again, in milliseconds: somebody may have signed in. */
const againMs = 10_000;

/** Tells that the inbox has changed, by `InboxChanged` on a private channel of the reader's own. */
export function echoLine(echo: EchoClient, name: string): InboxLine {
  return {
    id: name,
    load: async () => (session, listener) => {
      let state: 'closed' | 'open' | 'left' = 'closed';
      let pause: ReturnType<typeof setTimeout> | undefined;
      const close = (reason: 'lost' | 'refused') => {
        state = 'closed';
        listener.closed(reason);
      };
      const join = () =>
        echo
          .private(name)
          // Also after the connection has come back.
          .subscribed(() => {
            if (state !== 'left') {
              state = 'open';
              listener.opened();
            }
          })
          .error(() => {
            if (state !== 'left') {
              echo.leave(name);
              close('refused');
              pause = setTimeout(() => session.renew().then(join, join), againMs);
            }
          })
          .listen('.inbox.changed', () => state === 'open' && listener.hint());
      const forget = echo.connector.onConnectionChange((status) => {
        if (state === 'open' && status !== 'connected') {
          close('lost');
        }
      });
      join();
      return () => {
        state = 'left';
        clearTimeout(pause);
        forget();
        echo.leave(name);
      };
    },
  };
}
