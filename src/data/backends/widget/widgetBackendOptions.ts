/** Where a platform of the widget protocol is. */
export interface WidgetBackendOptions {
  /** Base URL of the platform without the version, such as `https://api.example.com`. */
  readonly backendUrl: string;
  /** Base URL of the live socket. Without one the inbox asks every 30 seconds. */
  readonly socketUrl?: string | undefined;
  /** Path of the socket server, when it is not `/socket.io/`. */
  readonly socketPath?: string | undefined;
  /** Uses the platform's newer calls where it has two (9 and 13 of the protocol). @default false */
  readonly newerCalls?: boolean | undefined;
  /** Sends the calls, in place of the `fetch` of the page. */
  readonly fetch?: typeof fetch | undefined;
}
