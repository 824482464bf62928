import type { Channel, PreferenceOverrideSource } from '../platform-constants/index.ts';

/** A message as the feed sends it. Dates are ISO texts. @source docs/protocol.md#message */
export interface WireMessage {
  /** Object id. */
  _id: string;
  /** Repeats `_id`. */
  id: string;
  /** Object id of the workflow. */
  _templateId: string;
  /** Object id of the workflow's step. */
  _messageTemplateId: string;
  /** Object id of the environment. */
  _environmentId: string;
  /** Object id of the organization. */
  _organizationId: string;
  /** Object id of the notification that the trigger made. */
  _notificationId: string;
  /** Object id of the subscriber. */
  _subscriberId: string;
  /** Object id of the job that sent it. */
  _jobId: string;
  /** Object id of the message's feed; the feed's identifier is not in the message. */
  _feedId: string | null;
  /** Trigger identifier of the workflow: what kind of message it is. */
  templateIdentifier: string;
  /** Id of the trigger that caused it. */
  transactionId: string;
  /** Always `in_app`. */
  channel: 'in_app';
  /** Text, Markdown or HTML; null where the server does not store content. */
  content: string | null;
  /** Subject, from newer workflows. */
  subject?: string;
  /** Address of a picture, from newer workflows. */
  avatar?: string;
  /** Whose picture the message shows: `data` is an address, the name of an icon, or null. */
  actor?: { type: 'none' | 'user' | 'system_icon' | 'system_custom'; data: string | null };
  /** Object id of the subscriber who is the actor. */
  _actorId?: string;
  /** Where it leads, and its buttons. @source docs/protocol.md#message */
  cta: {
    /** Always `redirect`. */
    type: 'redirect';
    /** Address that a click on the message opens, and in which window. */
    data: { url?: string; target?: string };
    /** The buttons, and which of them was pressed. */
    action?: {
      status: 'pending' | 'done';
      buttons: {
        /** Which of the at most two buttons it is. */
        type: 'primary' | 'secondary';
        /** Its label. */
        content: string;
        /** Its label after it was pressed. */
        resultContent?: string;
        /** Address that it opens. */
        url?: string;
        /** Where the address opens, such as `_blank`. */
        target?: string;
      }[];
      /** Empty until a button was pressed. */
      result: { type?: 'primary' | 'secondary'; payload?: Record<string, unknown> };
    };
  };
  /** What the trigger passed on. */
  payload: Record<string, unknown>;
  /** The trigger's overrides. */
  overrides: Record<string, unknown>;
  /** Tags of the workflow. */
  tags: string[];
  /** Whether it was shown to the reader. */
  seen: boolean;
  /** Whether the reader has read it. */
  read: boolean;
  /** Whether it is archived. */
  archived: boolean;
  /** Whether it was removed; the feed sends no removed messages. */
  deleted: boolean;
  /** When `seen` last changed. */
  lastSeenDate?: string;
  /** When `read` last changed. */
  lastReadDate?: string;
  /** When it was made; the feed is sorted by this. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
  /** Whether sending it worked. */
  status: 'sent' | 'error' | 'warning';
  /** Always `novu`. */
  providerId: 'novu';
  /** Always empty for messages in the app. */
  deviceTokens: string[];
  /** Id and tags of the workflow; only the feed joins it. */
  template: { _id: string; tags: string[] };
  /** The reader; only the feed joins it. */
  subscriber: {
    /** Object id. */
    _id: string;
    /** Repeats `_id`. */
    id: string;
    /** The id that the host's application gave. */
    subscriberId: string;
    /** First name; may be empty. */
    firstName: string;
    /** Last name; may be empty. */
    lastName: string;
    /** Address of a picture; absent for most people, so that nothing is loaded from elsewhere. */
    avatar?: string;
  };
  /** The subscriber who is the actor; only the feed joins it. */
  actorSubscriber?: WireMessage['subscriber'];
}

/** Where a message leads, and its buttons. */
export type WireCallToAction = WireMessage['cta'];

/** A button of a message. */
export type WireButton = NonNullable<WireCallToAction['action']>['buttons'][number];

/** A subscriber as the feed joins it to a message. */
export type WirePerson = WireMessage['subscriber'];

/** A message as it is stored, without what the feed joins: marks and the socket send this. @source docs/protocol.md#message */
export type WireRecord = Omit<WireMessage, 'template' | 'subscriber' | 'actorSubscriber'>;

/** Two flags of a message; an absent one is not changed. */
export interface WireFlags {
  /** Whether it was shown to the reader. */
  seen?: boolean | undefined;
  /** Whether the reader has read it. */
  read?: boolean | undefined;
}

/** The session's answer, without its envelope. @source docs/protocol.md#session */
export interface WireSession {
  token: string;
  profile: { _id: string; firstName: string; lastName: string };
}

/** The organization's answer, without its envelope. @source docs/protocol.md#organization */
export interface WireOrganization {
  _id: string;
  name: string;
  branding: {
    color: string;
    logo: string;
    fontColor?: string;
    fontFamily?: string;
    contentBackground?: string;
    direction?: 'ltr' | 'rtl';
  };
}

/** What a subscriber has switched on. */
export type WireSwitches = WireGlobalPreference['preference'];

/** A subscriber's preference for one workflow. @source docs/protocol.md#workflow-preference */
export interface WirePreference {
  /** The workflow. A `critical` one cannot be switched off. */
  template: {
    _id: string;
    name: string;
    critical: boolean;
    tags: string[];
    triggers: { type: 'event'; identifier: string; variables: { name: string }[] }[];
    data?: Record<string, unknown>;
  };
  /** The switches, and where the value of each channel comes from. */
  preference: WireGlobalPreference['preference'] & {
    overrides: { channel: Channel; source: PreferenceOverrideSource }[];
  };
  /** Always `SUBSCRIBER_WORKFLOW`. */
  type: 'SUBSCRIBER_WORKFLOW';
}

/** A subscriber's preference for all workflows together. @source docs/protocol.md#global-preference */
export interface WireGlobalPreference {
  /** The switches, with all five channels. */
  preference: {
    /** Whether anything is sent at all. */
    enabled: boolean;
    /** A flag for each channel; in a workflow's preference a channel without an active step is absent. */
    channels: Partial<Record<Channel, boolean>>;
  };
}

/** One page of the feed, which has no envelope. @source docs/protocol.md#feed-page */
export interface WireFeedPage {
  data: WireMessage[];
  page: number;
  pageSize: number;
  hasMore: boolean;
  /** Not a total: how many were found from this page's start, at most the page size. */
  totalCount: number;
}
