import type { Channel, PreferenceOverrideSource } from '../platform-constants/index.ts';

/** One of the sender's buttons, as the wire says it. @source docs/protocol.md#message */
export interface WireButton {
  type: 'primary' | 'secondary';
  content: string;
  resultContent?: string;
  url?: string;
}

/** Where a message leads and what can be answered, as the wire says it. @source docs/protocol.md#message */
export interface WireCallToAction {
  type: 'redirect';
  data: { url?: string; target?: string };
  action?: {
    status: 'pending' | 'done';
    buttons: WireButton[];
    /** Empty until a button was pressed. */
    result: { type?: 'primary' | 'secondary'; payload?: Record<string, unknown> };
  };
}

/** A subscriber as the feed joins it to a message. @source docs/protocol.md#message */
export interface WirePerson {
  _id: string;
  id: string;
  subscriberId: string;
  firstName: string;
  lastName: string;
  /** Address of a picture; absent for most people, so that nothing is loaded from anywhere. */
  avatar?: string;
}

/** A message as it is stored: what marks and the socket send. Dates are ISO texts. @source docs/protocol.md#message */
export interface WireRecord {
  _id: string;
  /** Repeats `_id`. */
  id: string;
  _templateId: string;
  _messageTemplateId: string;
  _environmentId: string;
  _organizationId: string;
  _notificationId: string;
  _subscriberId: string;
  _jobId: string;
  /** Object id of the message's feed; its identifier is nowhere in the message. */
  _feedId: string | null;
  templateIdentifier: string;
  transactionId: string;
  channel: 'in_app';
  /** Markdown; null where the server is set not to store content. */
  content: string | null;
  subject?: string;
  avatar?: string;
  actor?: { type: 'none' | 'user' | 'system_icon' | 'system_custom'; data: string | null };
  _actorId?: string;
  cta: WireCallToAction;
  payload: Record<string, unknown>;
  overrides: Record<string, unknown>;
  tags: string[];
  seen: boolean;
  read: boolean;
  archived: boolean;
  deleted: boolean;
  lastSeenDate?: string;
  lastReadDate?: string;
  createdAt: string;
  updatedAt: string;
  status: 'sent' | 'error' | 'warning';
  providerId: 'novu';
  deviceTokens: string[];
}

/** A message as the feed sends it: the record with what it joins. */
export interface WireMessage extends WireRecord {
  template: { _id: string; tags: string[] };
  subscriber: WirePerson;
  actorSubscriber?: WirePerson;
}

/** Two of a message's members; an absent one is not touched. */
export interface WireFlags {
  seen?: boolean | undefined;
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

/** What a subscriber has chosen. A channel that is not there has no active step. */
export interface WireSwitches {
  enabled: boolean;
  channels: Partial<Record<Channel, boolean>>;
}

/** A subscriber's preference of one workflow. @source docs/protocol.md#workflow-preference */
export interface WirePreference {
  template: {
    _id: string;
    name: string;
    critical: boolean;
    tags: string[];
    triggers: { type: 'event'; identifier: string; variables: { name: string }[] }[];
    data?: Record<string, unknown>;
  };
  preference: WireSwitches & { overrides: { channel: Channel; source: PreferenceOverrideSource }[] };
  type: 'SUBSCRIBER_WORKFLOW';
}

/** A subscriber's preference of all workflows together. @source docs/protocol.md#global-preference */
export interface WireGlobalPreference {
  preference: WireSwitches;
}

/** One page of the feed, which goes without an envelope. @source docs/protocol.md#feed-page */
export interface WireFeedPage {
  data: WireMessage[];
  page: number;
  pageSize: number;
  hasMore: boolean;
  /** Not a total: how many were found from this page's start, at most the page size. */
  totalCount: number;
}
