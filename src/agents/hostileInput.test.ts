import { assert, constantFrom, dictionary, jsonValue, letrec, oneof, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { fromInputRequest, fromInterrupt, toInputResponse, toResume } from './index.ts';

const run = { threadId: 'thread-1', runId: 'run-1' };
const names = constantFrom(
  '__proto__',
  'constructor',
  'approved',
  'editedArgs',
  'value',
  'type',
  'properties',
  'items',
  'enum',
);

/** Values that look like schemas, with anything in their places. */
const { schema } = letrec((tie) => ({
  schema: oneof(
    { maxDepth: 4 },
    jsonValue({ maxDepth: 2 }),
    record(
      {
        type: oneof(
          constantFrom('string', 'number', 'integer', 'boolean', 'array', 'object'),
          jsonValue({ maxDepth: 1 }),
        ),
        properties: oneof(dictionary(names, tie('schema')), jsonValue({ maxDepth: 1 })),
        required: oneof(constantFrom(['approved'], ['value', 'value']), jsonValue({ maxDepth: 1 })),
        enum: jsonValue({ maxDepth: 2 }),
        oneOf: jsonValue({ maxDepth: 2 }),
        enumNames: jsonValue({ maxDepth: 1 }),
        items: tie('schema'),
        minLength: jsonValue({ maxDepth: 1 }),
        format: constantFrom('date', 'password', 'email'),
      },
      { requiredKeys: [] },
    ),
  ),
}));

/** As it comes over a network, where `__proto__` is a name like others. */
const overWire = (value: unknown) => JSON.parse(JSON.stringify(value));

/** What is made of something, or what was thrown: a word for the developer, never a fault of ours. */
function made<Result>(make: () => Result): Result | undefined {
  try {
    return make();
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toMatch(/^Error: |Invalid URL$/);
    return undefined;
  }
}

test('any interrupt is a message or an error with a word, and so is any answer to it', () => {
  const interrupt = record(
    {
      id: oneof(names, jsonValue({ maxDepth: 1 })),
      reason: oneof(constantFrom('tool_call', 'input_required', 'x:y'), jsonValue({ maxDepth: 1 })),
      message: jsonValue({ maxDepth: 1 }),
      expiresAt: constantFrom('2000-01-01T00:00:00Z', 'soon', 7, null),
      responseSchema: schema,
      metadata: oneof(record({ args: jsonValue() }), jsonValue({ maxDepth: 1 })),
    },
    { requiredKeys: ['id', 'reason', 'responseSchema'] },
  );
  const answer = oneof(
    constantFrom('approve', 'decline', 'send', 'choice-0', 'parts', 'constructor', '__proto__'),
    jsonValue({ maxDepth: 1 }),
  );
  assert(
    property(interrupt, answer, jsonValue(), (asked, id, data) => {
      const message = made(() => fromInterrupt(overWire(asked), run));
      if (message !== undefined) {
        const given = overWire({ ...message, answered: { id, data } });
        const resume = made(() => toResume(given))?.resume;
        expect(resume?.length ?? 1).toBe(1);
        expect(resume?.[0]?.status ?? 'resolved').toBe(message.expiresAt ? 'cancelled' : 'resolved');
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test('any request is a message or an error with a word, and so is any answer to it', () => {
  const one = record({
    method: constantFrom('elicitation/create', 'sampling/createMessage'),
    params: oneof(
      record({ message: jsonValue({ maxDepth: 1 }), requestedSchema: schema }),
      record({
        mode: constantFrom('url', 'form'),
        url: constantFrom('https://a.example', 'javascript:0', 7),
      }),
      jsonValue({ maxDepth: 2 }),
    ),
  });
  const request = oneof(
    one,
    record({ inputRequests: oneof(dictionary(names, oneof(one, jsonValue()), { maxKeys: 3 }), jsonValue()) }),
  );
  assert(
    property(request, jsonValue(), (asked, data) => {
      const message = made(() => fromInputRequest(overWire(asked), { id: 'call-1', from: 'GitHub' }));
      for (const id of ['send', 'decline', 'parts', 'approve', 'open']) {
        made(() => toInputResponse(overWire({ ...message, answered: { id, data } })));
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});
