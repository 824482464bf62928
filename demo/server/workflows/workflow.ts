import type { MessageActor, MessageAnswer, MessageButton, Severity } from './messageParts.ts';

/** The channels that a workflow's step can deliver through. */
export const stepChannels = ['in_app', 'email', 'sms', 'chat', 'push'] as const;

/** One of the channels that a workflow's step can deliver through. */
export type StepChannel = (typeof stepChannels)[number];

/** The message that a workflow makes of a payload. */
export interface MessageContent {
  /** Markdown. */
  content: string;
  subject?: string;
  /** An image's address. */
  avatar?: string;
  actor?: MessageActor;
  cta?: { url?: string; target?: string };
  buttons?: MessageButton[];
  /** Any number of answers, in place of buttons: the widget protocol shows two of them. */
  answers?: MessageAnswer[];
  /** Until when it can be answered, as an ISO date. */
  expiresAt?: string;
  /** When it was taken back, as an ISO date. */
  withdrawnAt?: string;
  /** The feed of the message; it is created when it is first named. */
  feedIdentifier?: string;
  data?: Record<string, unknown>;
  /** @default the workflow's */
  tags?: readonly string[];
  /** @default the workflow's */
  severity?: Severity;
}

/** A trigger's payload, validated by the workflow's schema. */
export type Payload = Readonly<Record<string, unknown>>;

/** A kind of notification. */
export interface Workflow {
  /** The trigger identifier. */
  identifier: string;
  /** The name that people see in their preferences. */
  name: string;
  /** @default true */
  active?: boolean;
  /** Critical ones cannot be switched off. @default false */
  critical?: boolean;
  tags: readonly string[];
  /** @default 'none' */
  severity?: Severity;
  /** What the inbox API tells of the workflow beside its name. */
  data?: Record<string, unknown>;
  /** Only `in_app` steps store something on this platform; the others only appear in preferences. */
  steps: readonly { channel: StepChannel; active?: boolean }[];
  /** JSON schema of the payload; its required properties are the workflow's variables. */
  payload: { properties: Readonly<Record<string, object>>; required?: readonly string[] };
  /** Makes the message. */
  compose(payload: Payload): MessageContent;
}

/** The schema of a text that must not be empty. */
export const word = { type: 'string', minLength: 1 };

/** The steps of most workflows. */
export const inAppAndEmail = [{ channel: 'in_app' }, { channel: 'email' }] as const;

/** Reads a text of a payload. */
export function text(payload: Payload, name: string, fallback = ''): string {
  const value = payload[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : fallback;
}

/** Reads a list of texts of a payload. */
export function texts(payload: Payload, name: string): string[] {
  const value = payload[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/**
 * What a message belongs to, such as a thread, where its payload names that. Hosts find it as `data.thread` in both APIs: the widget
 * protocol gives them the payload, the inbox API the data of the message.
 */
export function threadOf(payload: Payload): Pick<MessageContent, 'data'> {
  const thread = text(payload, 'thread');
  return thread === '' ? {} : { data: { thread } };
}

/** An actor that is one of the built-in icons. */
export function systemIcon(icon: 'warning' | 'info' | 'error' | 'success' | 'up' | 'question'): MessageActor {
  return { type: 'system_icon', data: icon };
}
