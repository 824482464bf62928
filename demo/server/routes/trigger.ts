import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest } from '../http/httpError.ts';
import { toSentences } from '../http/sentences.ts';
import type { PlatformContext } from '../platformContext.ts';
import type { SubscriberProfile } from '../subscribers.ts';
import { trigger } from '../trigger.ts';
import { severities } from '../workflows/messageParts.ts';
import type { Payload, Workflow } from '../workflows/workflow.ts';

interface Recipient extends Partial<SubscriberProfile> {
  /** A topic names a group; this platform has no topics, so it reaches no subscriber. */
  type?: 'Subscriber' | 'Topic';
}

interface TriggerBody {
  name: string;
  to: string | Recipient | (string | Recipient)[];
  payload?: Record<string, unknown> | null;
  overrides?: Record<string, unknown> | null;
  transactionId?: string | null;
  actor?: string | SubscriberProfile | null;
  tenant?: string | { identifier: string } | null;
}

const maxRecipients = 100;
const optionalText = { type: ['string', 'null'], maxLength: 500 };
const profile = {
  subscriberId: { type: 'string', minLength: 1, maxLength: 500 },
  firstName: optionalText,
  lastName: optionalText,
  email: { ...optionalText, format: 'email' },
  phone: optionalText,
  avatar: { type: ['string', 'null'], maxLength: 2000 },
};
const recipient = {
  type: ['string', 'object'],
  minLength: 1,
  maxLength: 500,
  properties: {
    ...profile,
    type: { enum: ['Subscriber', 'Topic'] },
    topicKey: { type: 'string', minLength: 1 },
  },
};

const triggerSchema = {
  type: 'object',
  required: ['name', 'to'],
  properties: {
    name: { type: 'string', minLength: 1 },
    to: { ...recipient, type: ['string', 'object', 'array'], maxItems: maxRecipients, items: recipient },
    payload: { type: ['object', 'null'] },
    overrides: { type: ['object', 'null'], properties: { severity: { enum: [...severities] } } },
    transactionId: { type: ['string', 'null'], minLength: 1, maxLength: 500 },
    actor: {
      type: ['string', 'object', 'null'],
      minLength: 1,
      maxLength: 500,
      required: ['subscriberId'],
      properties: profile,
    },
    tenant: {
      type: ['string', 'object', 'null'],
      required: ['identifier'],
      properties: { identifier: { type: 'string' } },
    },
  },
};

/** The call by which a host's server makes notifications. */
export function triggerRoutes(app: FastifyInstance, context: PlatformContext): void {
  app.post<{ Body: TriggerBody }>(
    '/events/trigger',
    { schema: { body: triggerSchema } },
    async (request, reply) => {
      const { name, to, actor, tenant, transactionId, ...body } = request.body;
      const workflow = context.workflows.find((known) => known.identifier === name);
      if (!workflow) throw badRequest(unknownWorkflow(name, context.workflows));
      const payload = body.payload ?? {};
      checkPayload(request, workflow, payload);
      const result = await trigger(context, {
        workflow,
        recipients: [to].flat().flatMap(readRecipient),
        payload,
        overrides: body.overrides ?? {},
        actor: typeof actor === 'string' ? { subscriberId: actor } : (actor ?? null),
        transactionId: transactionId ?? null,
        hasTenant: tenant !== undefined && tenant !== null,
      });
      reply.code(201);
      return { data: result };
    },
  );
}

function unknownWorkflow(name: string, workflows: readonly Workflow[]): string {
  return `name must be one of ${workflows.map((known) => known.identifier).join(', ')}; there is no workflow "${name.slice(0, 100)}"`;
}

function checkPayload(request: FastifyRequest, workflow: Workflow, payload: Payload): void {
  const check = request.compileValidationSchema({ type: 'object', ...workflow.payload });
  if (check(payload)) return;
  const faults = (check.errors ?? []).map((fault) => ({
    ...fault,
    instancePath: `/payload${fault.instancePath}`,
  }));
  throw badRequest(...toSentences(faults));
}

function readRecipient(entry: string | Recipient): SubscriberProfile[] {
  if (typeof entry === 'string') return [{ subscriberId: entry }];
  if (entry.type === 'Topic') return [];
  const { subscriberId, type: _type, ...rest } = entry;
  if (subscriberId === undefined) throw badRequest('to.subscriberId is required');
  return [{ ...rest, subscriberId }];
}
