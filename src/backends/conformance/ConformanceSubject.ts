import type { Capabilities, InboxBackend, MessageRow } from '../../data/index.ts';

/** A reader of the backend. */
export interface ConformanceReader {
  /** The backend as the reader's page has it. */
  readonly backend: InboxBackend;
  /** What the page opens its session with. */
  readonly subscriberId: string;
  /** The application, where the backend asks for one. */
  readonly applicationIdentifier?: string | undefined;
  /** What proves the reader, where the backend asks for it. */
  readonly subscriberHash?: string | undefined;
}

/** What a conformance suite is run over. */
export interface ConformanceSubject {
  /**
   * A reader made for this: all of its messages are marked as read, and removed, so far as the backend can. There may be some already.
   */
  readonly reader: ConformanceReader;
  /** Another reader of the same server, whose messages nobody else may see or change: each case looks that they are as they were. */
  readonly other?: ConformanceReader | undefined;
  /**
   * Sends a reader a message, as the host's server does: `title`, `body`, and as far as the case needs them `feedId`, `data`, `answers`,
   * `expiresAt` and `withdrawnAt`. The server makes its id and date. Without it only what reads is tried.
   */
  deliver?(subscriberId: string, message: MessageRow): Promise<unknown>;
  /** Breaks the reader's line, which has to come back by itself. */
  breakLine?(): unknown;
  /**
   * Sets how far the server's clock is ahead of the true one, in milliseconds; 0 is the true time again. What is due by then has happened once
   * it ends: messages that were put off are back, and open lines have got what shows that they are alive.
   */
  setClock?(aheadMs: number): Promise<unknown>;
  /** What the reader's line has got so far as it came, comments included. */
  lineText?(): string;
  /** How long an answer may be older than what was done before it, in milliseconds, since replicas lag. @default 2000 */
  readonly settleMs?: number | undefined;
  /** Cases that this backend cannot pass, by their ids, each with the reason. One that passes all the same is reported. */
  readonly knownGaps?: Readonly<Record<string, string>> | undefined;
}

/** One case of the suite. */
export interface ConformanceCase {
  /** What identifies it, such as `lists/newest-first`. */
  readonly id: string;
  /** What a backend does that passes, as a sentence. */
  readonly name: string;
  /** What of the subject it needs. A subject without it skips the case. */
  readonly needs: readonly ('deliver' | 'other' | 'breakLine' | 'line' | 'setClock' | 'lineText')[];
  /** Whether the backend can do what the case is about. */
  appliesTo(capabilities: Capabilities): boolean;
  /** Tries it. Fails with a sentence of what was expected, and what came. */
  run(subject: ConformanceSubject): Promise<void>;
}
