import type { MessageRow } from '../model/message.ts';
import type { MessageEffect } from '../model/messageFlags.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import type { Organization } from '../model/organization.ts';
import type {
  GlobalPreference,
  PreferenceSwitches,
  Switches,
  WorkflowPreference,
} from '../model/preference.ts';
import type { QuietHours } from '../model/quietHours.ts';
import type { SessionProfile } from '../model/session.ts';
import type { InboxError } from '../transport/InboxError.ts';
import type { Capabilities } from './Capabilities.ts';
import type { InboxLine } from './InboxLine.ts';

/** What comes with every call. */
export interface BackendCall {
  /** The token of the session; undefined while the session is opened. */
  readonly token?: string | undefined;
  /** Ends the call. carillon stops listening even if that is ignored. */
  readonly signal?: AbortSignal | undefined;
  /** Whether the call has to outlive the page. */
  readonly keepalive?: boolean | undefined;
  /** Tells of a part of an answer that was left out, because it is malformed. */
  report(error: InboxError): void;
  /** Tells developer tools of a request, if they listen, by its path without the query. Returns what takes the status of its answer. */
  readonly trace?: ((method: string, path: string) => (status: number) => void) | undefined;
  /** Wraps each request that the line will report by one event, so that the event does not pass for a change of somebody else. */
  follow<Answer>(request: Promise<Answer>): Promise<Answer>;
}

/** A session that a backend has opened. */
export type BackendSession = Awaited<ReturnType<InboxBackend['openSession']>>;

/** Rows of a feed, newest first. */
export interface MessageRows {
  /** The rows, as far as they are asked for. */
  readonly messages: readonly MessageRow[];
  /** From where the list goes on; null if there is no more. JSON, since it may be stored. */
  readonly next: unknown;
  /** What the backend has said beside its rows. */
  readonly raw?: Readonly<Record<string, unknown>> | undefined;
}

/** Which messages a change is about: some by their ids, or all of a query at this moment. */
export type MessagesTarget =
  | { readonly ids: readonly string[] }
  | {
      readonly all: MessagesQuery;
      /** The feed of the messages, as their `feedId` has it, where the query names one feed and that is known. */
      readonly feedId?: string | undefined;
    };

/** What a backend says once it has made a change. */
export type ChangeAnswer = Awaited<ReturnType<InboxBackend['changeMessages']>>;

/**
 * What carillon asks of a server, in the words of an inbox. An adapter speaks one protocol: it has no cache, no retries and no timers,
 * and fails with an `InboxError`, of which `unauthorized` brings a new session and one more try. What belongs to a capability that is
 * off may be left out.
 */
export interface InboxBackend {
  /** What identifies the backend, such as its address. Part of each cache key and of the keys of what is stored. */
  readonly id: string;
  /** What it can do. A session may narrow it. */
  readonly capabilities: Capabilities;
  /** Whether its protocol asks for a copy of the token in `localStorage`, as that of the widget does. @default false */
  readonly storesToken?: boolean | undefined;
  /**
   * Opens a session. The hash is the hex HMAC-SHA256 of the subscriber id, if the host has given one. The token authorizes the other
   * calls; its characters have to be those of a bearer token (RFC 6750).
   */
  openSession(
    identity: {
      readonly applicationIdentifier?: string | undefined;
      readonly subscriberId: string;
      readonly subscriberHash: string | null;
    },
    call: Pick<BackendCall, 'signal' | 'trace'>,
  ): Promise<{
    readonly token: string;
    readonly profile: SessionProfile;
    /**
     * Whose session it is, where `profile.id` is not what the host calls the subscriber. A session of another than who was asked for is
     * refused, and one that does not say it is not compared.
     */
    readonly subscriberId?: string | undefined;
    /** What this reader cannot do, or only to a lesser extent. */
    readonly capabilities?: Partial<Capabilities> | undefined;
  }>;
  /** Lists the messages of a query from its start, or from where `cursor`, the `next` of an earlier answer, points to. */
  listMessages(
    query: MessagesQuery,
    cursor: unknown,
    limit: number | undefined,
    call: BackendCall,
  ): Promise<MessageRows>;
  /** A cursor after so many messages above it have come (or gone, if negative). Without it cursors do not depend on that. */
  moveCursor?(cursor: unknown, by: number): unknown;
  /** How many messages of a query there are: a whole number, at most `limit`, which means that many or more. */
  countMessages(query: MessagesQuery, limit: number, call: BackendCall): Promise<number>;
  /**
   * Changes messages: all of a query as far as its capabilities reach, else carillon lists them and gives their ids. Fails with `gone`
   * where one of them is gone: then carillon asks for what is left.
   */
  changeMessages(
    target: MessagesTarget,
    effect: MessageEffect,
    call: BackendCall,
  ): Promise<{ readonly messages?: readonly MessageRow[] | undefined }>;
  /**
   * Answers a message, with data for its sender. Fails with `conflict` and says why (`InboxError.conflict`) where somebody else has answered,
   * where the question was taken back or its time is over, or where it is not the reader's to decide. The same answer twice is no conflict.
   */
  answerMessage?(
    messageId: string,
    answer: string,
    data: Readonly<Record<string, unknown>> | undefined,
    call: BackendCall,
  ): Promise<{ readonly messages?: readonly MessageRow[] | undefined }>;
  /** Lists the preferences of all workflows. */
  listPreferences?(call: BackendCall): Promise<readonly WorkflowPreference[]>;
  /** Gets the preference for all workflows together. */
  getGlobalPreference?(call: BackendCall): Promise<GlobalPreference>;
  /** Changes switches of a workflow, or of all without an id. Returns them as they are then, if the backend says so. */
  changePreference?(
    workflowId: string | undefined,
    switches: Switches,
    call: BackendCall,
  ): Promise<PreferenceSwitches | undefined>;
  /** Gets the reader's quiet hours; undefined if the reader has chosen none yet. A time zone is kept in the browser where it gives none. */
  getQuietHours?(call: BackendCall): Promise<QuietHours | undefined>;
  /** Replaces the reader's quiet hours. */
  changeQuietHours?(hours: QuietHours, call: BackendCall): Promise<unknown>;
  /** Gets the organization that sends the messages. */
  getOrganization?(call: BackendCall): Promise<Organization>;
  /** Writes an entry of the usage log. */
  logUsage?(name: string, data: Readonly<Record<string, unknown>>, call: BackendCall): Promise<unknown>;
  /** How it tells that something has happened; without one it is asked every 30 seconds. */
  readonly line?: InboxLine | undefined;
}
