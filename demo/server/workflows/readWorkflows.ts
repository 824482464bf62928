import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import ready from '../../workflows.json' with { type: 'json' };
import { reasonOf } from '../database/database.ts';
import { toSentences } from '../http/sentences.ts';
import { generalMessage } from './generalMessage.ts';
import { type Severity, severities } from './messageParts.ts';
import { type Payload, type StepChannel, stepChannels, type Workflow } from './workflow.ts';

/** A workflow in a file: what it makes is the payload of the general workflow, with `{{name}}` for a value of its own. */
interface WrittenWorkflow {
  identifier: string;
  name: string;
  tags?: string[];
  severity?: Severity;
  data?: Record<string, unknown>;
  critical?: boolean;
  channels?: StepChannel[];
  payload?: Workflow['payload'];
  message: Payload;
}

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
const name = { type: 'string', minLength: 1, maxLength: 255 };
const check = ajv.compile<WrittenWorkflow[]>({
  type: 'array',
  items: {
    type: 'object',
    required: ['identifier', 'name', 'message'],
    additionalProperties: false,
    properties: {
      identifier: name,
      name,
      tags: { type: 'array', items: name },
      severity: { enum: [...severities] },
      data: { type: 'object' },
      critical: { type: 'boolean' },
      channels: { type: 'array', minItems: 1, items: { enum: [...stepChannels] } },
      payload: {
        type: 'object',
        required: ['properties'],
        properties: { required: { type: 'array', items: name }, properties: { type: 'object' } },
      },
      message: {
        type: 'object',
        required: generalMessage.payload.required,
        // A date may be one of the payload.
        properties: { ...generalMessage.payload.properties, expiresAt: name, withdrawnAt: name },
        additionalProperties: false,
      },
    },
  },
});

/** The workflows of a file, those of `demo/workflows.json` if none is named. */
export function readWorkflows(file?: string): Workflow[] {
  let written: unknown;
  try {
    written = file === undefined ? ready : JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw faulty(file, [reasonOf(error)]);
  }
  if (!check(written)) throw faulty(file, toSentences(check.errors ?? [], 'the file'));
  const faults = written.flatMap((workflow, place) =>
    findFaults(workflow, written.slice(0, place)).map((fault) => `${place}: ${fault}`),
  );
  if (faults.length > 0) throw faulty(file, faults);
  return written.map(({ tags = [], critical = false, channels = ['in_app'], message, ...workflow }) => ({
    ...workflow,
    tags,
    critical,
    steps: channels.map((channel) => ({ channel })),
    payload: workflow.payload ?? { properties: {} },
    compose: (payload) => generalMessage.compose(Object(fill(message, payload))),
  }));
}

function findFaults(workflow: WrittenWorkflow, before: readonly WrittenWorkflow[]): string[] {
  const { identifier, payload = { properties: {} }, message } = workflow;
  const faults = before.some((known) => known.identifier === identifier)
    ? [`there are two workflows "${identifier}"`]
    : [];
  try {
    ajv.compile({ type: 'object', ...payload });
  } catch (error) {
    faults.push(`the payload of "${identifier}" is no JSON schema (${reasonOf(error)})`);
  }
  const unknown = [...JSON.stringify(message).matchAll(placeholder)]
    .map(([, used = '']) => used)
    .filter((used) => !Object.hasOwn(payload.properties, used));
  return [
    ...faults,
    ...unknown.map(
      (used) => `the message of "${identifier}" has {{${used}}}, and its payload has no such property`,
    ),
  ];
}

const placeholder = /\{\{\s*([^{}]+?)\s*\}\}/g;

/** A copy with the values of the payload in all of its texts. */
function fill(part: unknown, payload: Payload): unknown {
  if (typeof part === 'string') {
    return part.replaceAll(placeholder, (_, used: string) => {
      const value = payload[used] ?? '';
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
    });
  }
  if (Array.isArray(part)) return part.map((item) => fill(item, payload));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, fill(value, payload)]));
}

function faulty(file = 'demo/workflows.json', faults: readonly string[]): Error {
  return new Error(
    `The workflows in ${file} cannot be used: ${faults.join('; ')}. docs/contributing/platform.md shows one; WORKFLOWS names the file.`,
  );
}
