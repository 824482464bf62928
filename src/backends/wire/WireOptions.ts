import type { MessageRow } from '../../data/index.ts';

/** How a server is reached, and what it calls the members of a message. */
export interface WireOptions {
  /**
   * Headers of every request, such as one against forged requests (CSRF) or a token of the host's. A function is called for each request;
   * what was done just before the page closes is sent only if it answers without waiting for anything.
   * @default none
   */
  readonly headers?:
    | Readonly<Record<string, string>>
    | (() => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>)
    | undefined;
  /** `include` sends cookies to another origin, too. @default 'same-origin' */
  readonly credentials?: RequestCredentials | undefined;
  /** Takes the place of `fetch` of the page. @default that of the page */
  readonly fetch?: typeof fetch | undefined;
  /** Where a member of a message is in a row of the server: the name of its column, or a function. @default by the inbox's own names */
  readonly map?:
    | {
        readonly [Member in keyof MessageRow]?:
          | string
          | ((row: Readonly<Record<string, unknown>>) => unknown);
      }
    | undefined;
}
