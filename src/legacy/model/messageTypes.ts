import type {
  ActorTypeEnum,
  ButtonTypeEnum,
  ChannelCTATypeEnum,
  ChannelTypeEnum,
  EmailBlockTypeEnum,
  MessageActionStatusEnum,
  TextAlignEnum,
} from './legacyEnums.ts';

/** Who or what caused a message, as the old components pass it. */
export interface IActor {
  type: ActorTypeEnum;
  data: string | null;
}

/** Where an address opens. */
type UrlTarget = '_self' | '_blank' | '_parent' | '_top' | '_unfencedTop';

/** One of the sender's buttons. */
export interface IMessageButton {
  type: ButtonTypeEnum;
  content: string;
  resultContent?: string;
  url?: string;
  target?: UrlTarget;
}

/** The sender's buttons, and which of them was pressed. */
export interface IMessageAction {
  status?: MessageActionStatusEnum;
  buttons?: IMessageButton[];
  result: { payload?: Record<string, unknown>; type?: ButtonTypeEnum };
}

/** The old form of a message's link and buttons. @source docs/protocol.md#message */
export interface IMessageCTA {
  type: ChannelCTATypeEnum;
  data: { url?: string; target?: UrlTarget };
  action?: IMessageAction;
}

/** A block of an email. */
interface IEmailBlock {
  type: EmailBlockTypeEnum;
  content: string;
  url?: string;
  styles?: { textAlign?: TextAlignEnum };
}

/** Members of the platform that no inbox reads and whose types are the platform's own: nothing is checked. */
type Unchecked = ReturnType<typeof JSON.parse>;

/** A message's workflow. */
interface INotificationTemplate {
  _id?: string;
  name: string;
  description?: string;
  _notificationGroupId: string;
  _parentId?: string;
  _environmentId: string;
  tags: string[];
  draft?: boolean;
  active: boolean;
  critical: boolean;
  preferenceSettings: IPreferenceChannels;
  createdAt?: string;
  updatedAt?: string;
  steps: Unchecked;
  triggers: Unchecked;
}

/**
 * A message as the old components pass it to the host: in the form of the protocol. The platform's other members are there under
 * their own names.
 */
export interface IMessage {
  _id: string;
  _templateId: string;
  _environmentId: string;
  _organizationId: string;
  _notificationId: string;
  _subscriberId: string;
  /** The workflow, where the feed joins it. */
  template?: INotificationTemplate;
  templateIdentifier?: string;
  /** A text; the declared list never comes to an inbox. */
  content: string | IEmailBlock[];
  channel: ChannelTypeEnum;
  seen: boolean;
  read: boolean;
  lastSeenDate?: string;
  firstSeenDate?: string;
  lastReadDate?: string;
  createdAt: string;
  /** Always there in this package, if only with no address and no buttons. */
  cta?: IMessageCTA;
  _feedId?: string | null;
  _layoutId?: string;
  payload: Record<string, unknown>;
  data?: Record<string, unknown>;
  actor?: IActor;
  avatar?: string;
  subject?: string;
}

/** One message's id, or several. */
export type IMessageId = string | string[];

/** A page of the feed. */
export interface IPaginatedResponse<Row> {
  data: Row[];
  hasMore: boolean;
  totalCount: number;
  pageSize: number;
  page: number;
}

/** A query for messages: each member leaves out those that do not have it. */
export interface IStoreQuery {
  feedIdentifier?: string | string[] | undefined;
  seen?: boolean | undefined;
  read?: boolean | undefined;
  limit?: number | undefined;
  payload?: Record<string, unknown> | undefined;
}

/** The answer of a count. */
export interface ICountData {
  count: number;
}

/** Whether each channel is on. */
export interface IPreferenceChannels {
  email?: boolean | undefined;
  sms?: boolean | undefined;
  in_app?: boolean | undefined;
  chat?: boolean | undefined;
  push?: boolean | undefined;
  tool?: boolean | undefined;
}

/** A subscriber's switches. */
interface PreferenceSettings {
  enabled: boolean;
  channels: IPreferenceChannels;
}

/** A subscriber's preference for one workflow. */
export interface IUserPreferenceSettings {
  template: {
    _id: string;
    name: string;
    critical: boolean;
    tags?: string[];
    data?: { [key: string]: string | string[] | boolean | number | undefined };
  };
  preference: PreferenceSettings;
}

/** A subscriber's preference for all workflows. */
export interface IUserGlobalPreferenceSettings {
  preference: PreferenceSettings;
}

/** The organization that sends the messages. */
export interface IOrganizationEntity {
  _id: string;
  name: string;
  branding?: {
    color: string;
    logo: string;
    fontColor?: string;
    fontFamily?: string;
    contentBackground?: string;
    direction?: 'ltr' | 'rtl';
  };
  createdAt: string;
  updatedAt: string;
}
