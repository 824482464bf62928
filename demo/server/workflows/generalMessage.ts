import {
  looks,
  type MessageActor,
  type MessageAnswer,
  type MessageButton,
  readSeverity,
  severities,
} from './messageParts.ts';
import { type MessageContent, type Payload, texts, type Workflow } from './workflow.ts';

const optionalText = { type: ['string', 'null'] };
const link = { type: ['object', 'null'], properties: { url: optionalText, target: optionalText } };
const actorTypes = ['none', 'user', 'system_icon', 'system_custom'] as const;

const dateOrNull = {
  type: ['string', 'null'],
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d)$',
};

/** The general workflow: the payload is the message. */
export const generalMessage: Workflow = {
  identifier: 'message',
  name: 'Messages',
  tags: ['general'],
  steps: [{ channel: 'in_app' }],
  payload: {
    required: ['content'],
    properties: {
      subject: optionalText,
      content: { type: 'string', minLength: 1, maxLength: 100_000 },
      avatar: optionalText,
      cta: {
        type: ['object', 'string', 'null'],
        properties: { url: optionalText, target: optionalText, data: link },
      },
      buttons: {
        type: ['array', 'null'],
        maxItems: 2,
        items: {
          type: 'object',
          required: ['type', 'content'],
          properties: {
            type: { enum: ['primary', 'secondary'] },
            content: { type: 'string', minLength: 1 },
            url: optionalText,
            target: optionalText,
            resultContent: optionalText,
          },
        },
      },
      answers: {
        type: ['array', 'null'],
        maxItems: 20,
        items: {
          type: 'object',
          required: ['id', 'label'],
          properties: {
            id: { type: 'string', minLength: 1, maxLength: 255 },
            label: { type: 'string', minLength: 1 },
            look: { enum: [...looks, null] },
            resultLabel: optionalText,
            confirm: { type: ['string', 'boolean', 'null'] },
            fields: { type: ['object', 'null'] },
            url: optionalText,
            target: optionalText,
          },
        },
      },
      expiresAt: dateOrNull,
      withdrawnAt: dateOrNull,
      feedIdentifier: { type: ['string', 'null'], maxLength: 255 },
      actor: {
        type: ['object', 'null'],
        required: ['type'],
        properties: { type: { enum: [...actorTypes] }, data: optionalText },
      },
      data: { type: ['object', 'null'] },
      tags: {
        type: ['array', 'null'],
        maxItems: 100,
        items: { type: 'string', minLength: 1, maxLength: 255 },
      },
      severity: { enum: [...severities, null] },
    },
  },
  compose: (payload) => ({
    content: typeof payload.content === 'string' ? payload.content : '',
    ...pick(payload, 'subject'),
    ...pick(payload, 'avatar'),
    ...pick(payload, 'feedIdentifier'),
    ...readCta(payload.cta),
    ...readButtons(payload.buttons),
    ...readAnswers(payload.answers),
    ...readDate(payload, 'expiresAt'),
    ...readDate(payload, 'withdrawnAt'),
    ...readActor(payload.actor),
    ...(isObject(payload.data) ? { data: { ...payload.data } } : {}),
    ...(Array.isArray(payload.tags) ? { tags: texts(payload, 'tags') } : {}),
    ...readSeverityOf(payload),
  }),
};

/** Copies a text under its own name if there is one. */
function pick<Name extends string>(source: Payload, name: Name): { [Key in Name]?: string } {
  const value = source[name];
  const picked: { [Key in Name]?: string } = {};
  if (typeof value === 'string' && value !== '') picked[name] = value;
  return picked;
}

/** Fails for what is no date: a question that never ends would be another one. */
function readDate(payload: Payload, name: 'expiresAt' | 'withdrawnAt') {
  const picked = pick(payload, name);
  if (picked[name] !== undefined && Number.isNaN(Date.parse(picked[name]))) {
    throw new Error(`${name} is no date: ${picked[name].slice(0, 50)}`);
  }
  return picked;
}

function readCta(cta: unknown): Pick<MessageContent, 'cta'> {
  if (typeof cta === 'string') return cta === '' ? {} : { cta: { url: cta } };
  if (!isObject(cta)) return {};
  const source = isObject(cta.data) ? cta.data : cta;
  return { cta: { ...pick(source, 'url'), ...pick(source, 'target') } };
}

function readButtons(buttons: unknown): Pick<MessageContent, 'buttons'> {
  if (!Array.isArray(buttons)) return {};
  return { buttons: buttons.filter(isObject).map(readButton) };
}

function readButton(button: Payload): MessageButton {
  return {
    type: button.type === 'secondary' ? 'secondary' : 'primary',
    content: typeof button.content === 'string' ? button.content : '',
    ...pick(button, 'resultContent'),
    ...pick(button, 'url'),
    ...pick(button, 'target'),
  };
}

function readAnswers(answers: unknown): Pick<MessageContent, 'answers'> {
  if (!Array.isArray(answers)) return {};
  return { answers: answers.filter(isObject).map(readAnswer) };
}

function readAnswer(answer: Payload): MessageAnswer {
  const look = looks.find((one) => one === answer.look);
  const { confirm, fields } = answer;
  return {
    id: String(answer.id),
    label: String(answer.label),
    ...(look ? { look } : {}),
    ...pick(answer, 'resultLabel'),
    ...(typeof confirm === 'string' || typeof confirm === 'boolean' ? { confirm } : {}),
    ...(isObject(fields) ? { fields: { ...fields } } : {}),
    ...pick(answer, 'url'),
    ...pick(answer, 'target'),
  };
}

function readActor(actor: unknown): { actor?: MessageActor } {
  if (!isObject(actor)) return {};
  const type = actorTypes.find((known) => known === actor.type);
  return type ? { actor: { type, data: typeof actor.data === 'string' ? actor.data : null } } : {};
}

function readSeverityOf(payload: Payload): Pick<MessageContent, 'severity'> {
  const severity = readSeverity(payload.severity);
  return severity ? { severity } : {};
}

function isObject(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
