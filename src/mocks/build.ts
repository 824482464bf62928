import { buildId } from './buildId.ts';
import { buildPerson } from './buildPerson.ts';
import { type MessageSample, messageSamples } from './messageSamples.ts';
import type { WireCallToAction, WireMessage, WireOrganization, WireRecord, WireSession } from './wire.ts';

/** The present time of every world, in milliseconds since 1970: dates of the samples count back from here. Set a fake clock to it. */
export const worldNow = Date.parse('2026-11-21T09:30:00.000Z');

/** The sample feeds: object ids, which messages have as `_feedId`, by feed identifier. */
export const worldFeeds: Readonly<Record<string, string>> = {
  mentions: buildId('feed', 1),
  alerts: buildId('feed', 2),
  billing: buildId('feed', 3),
};

/**
 * A complete, valid message as the feed sends it. `index` selects the sample text (after the last they repeat, older), the id
 * and the age, so equal arguments give equal messages.
 */
export function buildMessage(overrides: Partial<WireMessage> = {}, index = 0): WireMessage {
  const sample = messageSamples[index % messageSamples.length] ?? emptySample;
  const round = Math.floor(index / messageSamples.length);
  const isNew = round === 0 && sample.state === 'new';
  const isSeen = round === 0 && sample.state === 'seen';
  const createdAt = new Date(worldNow - sample.ageMs - round * 14 * 86_400_000).toISOString();
  const actor = 'person' in sample.from ? buildPerson(sample.from.person) : undefined;
  const subscriber = overrides.subscriber ?? buildPerson('demo-subscriber');
  const workflowId = buildId('workflow', (index % messageSamples.length) + 1);
  const _id = overrides._id ?? buildId('message', index + 1);
  return {
    _id,
    id: _id,
    _templateId: workflowId,
    _messageTemplateId: buildId('step', (index % messageSamples.length) + 1),
    _environmentId: buildId('environment', 1),
    _organizationId: buildId('organization', 1),
    _notificationId: buildId('notification', index + 1),
    _subscriberId: subscriber._id,
    _jobId: buildId('job', index + 1),
    _feedId: sample.feed === undefined ? null : (worldFeeds[sample.feed] ?? null),
    templateIdentifier: sample.workflow,
    transactionId: `transaction-${index + 1}`,
    channel: 'in_app',
    content: sample.content,
    ...(sample.subject === undefined ? {} : { subject: sample.subject }),
    actor:
      'icon' in sample.from ? { type: 'system_icon', data: sample.from.icon } : { type: 'user', data: null },
    ...(actor === undefined ? {} : { _actorId: actor._id, actorSubscriber: actor }),
    cta: buildCallToAction(sample),
    payload: { kind: sample.workflow },
    overrides: {},
    tags: sample.feed === undefined ? [] : [sample.feed],
    seen: !isNew,
    read: !isNew && !isSeen,
    archived: false,
    deleted: false,
    createdAt,
    updatedAt: createdAt,
    status: 'sent',
    providerId: 'novu',
    deviceTokens: [],
    template: { _id: workflowId, tags: sample.feed === undefined ? [] : [sample.feed] },
    subscriber,
    ...overrides,
  };
}

/** The newest `count` sample messages, newest first. */
export function buildFeed(count: number): WireMessage[] {
  return Array.from({ length: count }, (_, index) => buildMessage({}, index));
}

/** The answer when a session is opened. */
export function buildSession(overrides: Partial<WireSession> = {}): WireSession {
  const { _id, firstName, lastName } = buildPerson('demo-subscriber');
  return { token: `world.${_id}.1`, profile: { _id, firstName, lastName }, ...overrides };
}

/** The organization of the mock world. */
export function buildOrganization(overrides: Partial<WireOrganization> = {}): WireOrganization {
  return {
    _id: buildId('organization', 1),
    name: 'Carillon Works',
    branding: { color: '#3b5bdb', logo: '', fontFamily: 'inherit', direction: 'ltr' },
    ...overrides,
  };
}

/** A message as it is stored, without what only the feed joins: marks and the socket send this. @source docs/protocol.md#message */
export function toRecord(message: WireMessage): WireRecord {
  const { template: _template, subscriber: _subscriber, actorSubscriber: _actor, ...record } = message;
  return record.actor?.type === 'user' ? { ...record, actor: { type: 'user', data: null } } : record;
}

const emptySample: MessageSample = { workflow: 'message', ageMs: 0, content: '', from: { icon: 'info' } };

function buildCallToAction({ url, buttons, pressed }: MessageSample): WireCallToAction {
  return {
    type: 'redirect',
    data: url === undefined ? {} : { url, target: '_blank' },
    action: {
      status: pressed === undefined ? 'pending' : 'done',
      buttons: buttons ?? [],
      result: pressed === undefined ? {} : { type: pressed },
    },
  };
}
