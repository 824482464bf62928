import { type InboxMessage, isRecord, type MessageAnswer } from '../../data/index.ts';
import {
  ActorTypeEnum,
  ButtonTypeEnum,
  ChannelCTATypeEnum,
  ChannelTypeEnum,
  MessageActionStatusEnum,
} from './legacyEnums.ts';
import type { IMessage, IMessageButton, IMessageCTA } from './messageTypes.ts';

const known = new WeakMap<InboxMessage, IMessage>();

/** The old form of a message; for the same message always the same object. */
export function legacyMessage(message: InboxMessage): IMessage {
  const legacy = known.get(message) ?? toLegacy(message);
  known.set(message, legacy);
  return legacy;
}

function toLegacy(message: InboxMessage): IMessage {
  const { raw = {}, actor, createdAt, read, seen, avatar, tags } = message;
  const others: object = raw;
  return {
    ...others,
    ...defined({
      createdAt,
      read,
      seen,
      avatar,
      tags,
      _id: message.id,
      subject: message.title,
      templateIdentifier: message.kind,
      actorSubscriber: message.sender,
      _feedId: message.feedId,
      expireAt: message.expiresAt,
    }),
    _templateId: text(raw._templateId),
    _environmentId: text(raw._environmentId),
    _organizationId: text(raw._organizationId),
    _notificationId: text(raw._notificationId),
    _subscriberId: text(raw._subscriberId),
    content: message.body ?? '',
    channel: memberOf(Object.values(ChannelTypeEnum), raw.channel) ?? ChannelTypeEnum.IN_APP,
    payload: { ...message.data },
    ...(actor && {
      actor: { ...actor, type: memberOf(Object.values(ActorTypeEnum), actor.type) ?? ActorTypeEnum.NONE },
    }),
    cta: toCallToAction(message),
  };
}

/** Without a call-to-action an empty one, so that reading it does not throw. */
function toCallToAction({ link, answers = [], answered, raw = {} }: InboxMessage): IMessageCTA {
  return {
    type: ChannelCTATypeEnum.REDIRECT,
    data: defined({ url: link?.url, target: memberOf(targets, link?.target) }),
    action: {
      status: answered ? MessageActionStatusEnum.DONE : MessageActionStatusEnum.PENDING,
      buttons: answers.map(toButton),
      result: answered
        ? defined({
            type: legacyButtonType(answered.id),
            payload: answered.data && { ...answered.data },
          })
        : sentResult(raw.cta),
    },
  };
}

/** What the platform sends as the result before a button was pressed. */
function sentResult(cta: unknown): NonNullable<IMessageCTA['action']>['result'] {
  const action = isRecord(cta) ? cta.action : undefined;
  return isRecord(action) && isRecord(action.result) ? { ...action.result } : {};
}

function toButton({ id: type, label, resultLabel, url, target }: MessageAnswer): IMessageButton {
  const others = defined({ resultContent: resultLabel, url, target: memberOf(targets, target) });
  return { type: legacyButtonType(type), content: label, ...others };
}

/** The old name of a button's type. */
export function legacyButtonType(type: string | undefined): ButtonTypeEnum {
  return type === 'secondary' ? ButtonTypeEnum.SECONDARY : ButtonTypeEnum.PRIMARY;
}

const targets = ['_self', '_blank', '_parent', '_top', '_unfencedTop'] as const;

function memberOf<Member>(all: readonly Member[], value: unknown): Member | undefined {
  return all.find((one) => one === value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Without the members that are undefined, since the old types do not have them. */
function defined<Members extends object>(
  members: Members,
): { [Name in keyof Members]: Exclude<Members[Name], undefined> } {
  const present = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as { [Name in keyof Members]: Exclude<Members[Name], undefined> };
}
