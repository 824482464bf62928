import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parseEvents } from '../../src/backends/lines/eventStream.ts';
import { isRecord, type UnknownRecord } from '../../src/data/transport/guards.ts';

const file = 'docs/rest-protocol.openapi.json';
const document: UnknownRecord = JSON.parse(readFileSync(file, 'utf8'));
// Formats are for readers here: `date-time` would need another package.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, coerceTypes: false });
ajv.addSchema(document, file);

/** A member of the description by its path, with references resolved. */
function at(...path: readonly string[]): UnknownRecord {
  let here: unknown = document;
  for (const name of path) {
    here = resolved(isRecord(here) ? here[name] : undefined);
  }
  return isRecord(here) ? here : {};
}

function resolved(value: unknown): unknown {
  const reference = isRecord(value) ? value.$ref : undefined;
  return typeof reference === 'string' && !reference.includes('/schemas/')
    ? at(...reference.slice(2).split('/'))
    : value;
}

/** What is wrong with a value, by the schema at a path of the description. */
function problemsOf(value: unknown, ...path: readonly string[]): readonly string[] {
  const pointer = path.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')));
  const validate = ajv.compile({ $ref: `${file}#/${pointer.join('/')}` });
  return validate(value) ? [] : (validate.errors ?? []).map((one) => `${one.instancePath} ${one.message}`);
}

/** The operations of the description, such as `GET /messages`. */
export const operations = Object.entries(at('paths')).flatMap(([path, methods]) =>
  Object.keys(isRecord(methods) ? methods : {}).map((method) => `${method.toUpperCase()} ${path}`),
);

interface Exchange {
  /** The operation, such as `GET /messages`. */
  readonly operation: string;
  readonly problems: readonly string[];
}

/** What is wrong with a request below an address and with its answer, by the description. */
export async function checkExchange(base: string, request: Request, response: Response): Promise<Exchange> {
  const url = new URL(request.url);
  const route = url.pathname.slice(new URL(base).pathname.length);
  const path = Object.keys(at('paths')).find((one) =>
    new RegExp(`^${one.replace(/\{\w+\}/g, '[^/]+')}$`).test(route),
  );
  const method = request.method.toLowerCase();
  const operation = at('paths', path ?? '', method);
  if (path === undefined || operation.operationId === undefined) {
    return { operation: `${request.method} ${route}`, problems: ['is not described'] };
  }
  const here = ['paths', path, method];
  return {
    operation: `${request.method} ${path}`,
    problems: [
      ...parameterProblems(url.searchParams, operation.parameters),
      ...(operation.requestBody === undefined
        ? []
        : problemsOf(
            await request.clone().json(),
            ...here,
            'requestBody',
            'content',
            'application/json',
            'schema',
          )),
      ...(await answerProblems(here, response)),
    ],
  };
}

function parameterProblems(sent: URLSearchParams, described: unknown): readonly string[] {
  const list = Array.isArray(described) ? described.map(resolved).filter(isRecord) : [];
  return [...new Set(sent.keys())].flatMap((name) => {
    const schema = list.find((one) => one.name === name && one.in === 'query')?.schema;
    if (!isRecord(schema)) {
      return [`the parameter ${name} is not described`];
    }
    const [text = ''] = sent.getAll(name);
    const value =
      schema.type === 'array' ? sent.getAll(name) : schema.type === 'string' ? text : JSON.parse(text);
    return ajv.validate(schema, value) ? [] : [`the parameter ${name}: ${ajv.errorsText()}`];
  });
}

async function answerProblems(here: readonly string[], response: Response): Promise<readonly string[]> {
  const status = String(response.status);
  const responses = at(...here, 'responses');
  const name = [status, `${status[0]}XX`].find((one) => one in responses) ?? 'default';
  if (name === 'default' && response.ok) {
    return [`the status ${status} is not described`];
  }
  const [type = ''] = (response.headers.get('Content-Type') ?? '').split(';');
  const described = resolved(responses[name]);
  const { content } = isRecord(described) ? described : {};
  if (content === undefined) {
    return (await response.clone().text()) === '' ? [] : [`the status ${status} has a body`];
  }
  if (!isRecord(content) || !(type in content)) {
    return [`the status ${status} has the type ${type}`];
  }
  const place = name === 'default' ? ['components', 'responses', 'Problem'] : [...here, 'responses', name];
  return type === 'text/event-stream'
    ? []
    : problemsOf(await response.clone().json(), ...place, 'content', type, 'schema');
}

/** What is wrong with the events of a stream, by the description. */
export function eventProblems(text: string): readonly string[] {
  const problems: string[] = [];
  const here = ['paths', '/events', 'get', 'responses', '200', 'x-events'];
  parseEvents(({ event, data }) => {
    if (event !== undefined && !(event in at(...here))) {
      problems.push(`the event ${event} is not described`);
    } else if (event !== undefined) {
      problems.push(...problemsOf(data === undefined ? undefined : JSON.parse(data), ...here, event));
    }
  })(text);
  return problems;
}
