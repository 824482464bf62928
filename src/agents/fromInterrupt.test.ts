import { describe, expect, test } from 'vitest';
import { parseMessage } from '../data/index.ts';
import { fromInterrupt } from './fromInterrupt.ts';
import { toResume } from './toResume.ts';

const run = { threadId: 'thread-1', runId: 'run-1' };
const mail = { to: 'a@example.com', subject: 'Hi', copies: 2, headers: { urgent: true } };
const approval = (editedArgs: object) => ({
  id: 'i-1',
  reason: 'tool_call',
  toolCallId: 'tc-1',
  message: 'Send the mail?',
  responseSchema: {
    type: 'object',
    properties: { approved: { type: 'boolean' }, editedArgs },
    required: ['approved'],
  },
});
const ask = (responseSchema: unknown, reason = 'input_required') =>
  fromInterrupt(Object.assign({ id: 'i-1', reason, message: 'What?' }, { responseSchema }), run);
const answersOf = (message: ReturnType<typeof fromInterrupt>) =>
  message.answers?.map(({ id, label }) => `${id}: ${label}`);
const payloadOf = (message: ReturnType<typeof fromInterrupt>, id: string, data?: object) =>
  toResume({ ...message, answered: { id, data } }).resume[0]?.payload;

describe('an interrupt as a message', () => {
  test('has its words, its end and what leads back to the run', () => {
    const one = {
      id: 'i-1',
      reason: 'confirmation',
      message: 'Publish?\n\nIt is *public*.',
      expiresAt: '2099-01-01T00:00:00Z',
    };
    expect(fromInterrupt(one, { ...run, from: 'Publisher' })).toEqual({
      id: 'thread-1:run-1',
      title: 'Publish?',
      body: 'It is *public*.',
      sender: { firstName: 'Publisher' },
      expiresAt: '2099-01-01T00:00:00.000Z',
      answers: [
        { id: 'approve', label: 'Approve', resultLabel: 'Approved', look: 'primary' },
        { id: 'decline', label: 'Decline', resultLabel: 'Declined' },
      ],
      data: {
        ...run,
        interrupts: [
          {
            id: 'i-1',
            sent: { approve: { payload: { approved: true } }, decline: { payload: { approved: false } } },
          },
        ],
      },
    });
  });

  test('is unchanged by the way over a network to a page, and back', () => {
    const made = fromInterrupt(
      [approval({ type: 'object', properties: { to: { type: 'string' } } }), { id: 'i-2', reason: 'x:y' }],
      run,
    );
    const data = { 'i-1': { id: 'approve', data: { to: 'b@example.com' } }, 'i-2': { id: 'decline' } };
    const there = parseMessage(JSON.parse(JSON.stringify(made)));
    expect(there?.parts?.map(({ id }) => id)).toEqual(['i-1', 'i-2']);
    const answered = { id: 'parts', data };
    expect(toResume({ ...there, answered })).toEqual(toResume({ ...made, answered }));
  });

  test('of a run with several is one with parts, in their order', () => {
    const message = fromInterrupt(
      [
        { id: 'a', reason: 'tool_call' },
        { id: 'b', reason: 'tool_call' },
      ],
      {
        ...run,
        labels: { questions: 'Zwei Fragen', question: 'Eine Frage', approve: 'Ja', decline: 'Nein' },
      },
    );
    expect(message).toMatchObject({ title: 'Zwei Fragen' });
    expect(message.answers).toBeUndefined();
    expect(message.parts).toMatchObject([
      { id: 'a', title: 'Eine Frage', answers: [{ label: 'Ja' }, { label: 'Nein' }] },
      { id: 'b' },
    ]);
  });

  test.each(['tool_call', 'confirmation', 'langgraph:review', 'ünknown'])(
    'is approved or declined where %s has no schema',
    (reason) => {
      for (const schema of [undefined, null, {}, { type: 'object' }, { type: 'object', properties: {} }]) {
        const message = ask(schema, reason);
        expect(answersOf(message)).toEqual(['approve: Approve', 'decline: Decline']);
        expect(payloadOf(message, 'approve')).toEqual({ approved: true });
        expect(payloadOf(message, 'decline')).toEqual({ approved: false });
      }
    },
  );

  test('takes a text where input is required without a schema', () => {
    expect(payloadOf(ask(undefined), 'send', { value: 'Tuesday' })).toBe('Tuesday');
  });

  test('has a form of its schema', () => {
    const schema = {
      type: 'object',
      properties: { day: { type: 'string', format: 'date' }, guests: { type: 'integer' } },
      required: ['day', 'gone'],
    };
    const message = ask(schema);
    expect(message.answers).toEqual([
      {
        id: 'send',
        label: 'Send',
        resultLabel: 'Sent',
        look: 'primary',
        fields: { ...schema, required: ['day'] },
      },
    ]);
    expect(payloadOf(message, 'send', { day: '2026-12-01' })).toEqual({ day: '2026-12-01' });
  });

  test('has a button for each of a few choices, and a form for many', () => {
    const titled = [
      { const: 'eu', title: 'Europe' },
      { const: 'us', title: 'United States' },
    ];
    const message = ask({ properties: { region: { type: 'string', oneOf: titled } } });
    expect(answersOf(message)).toEqual(['choice-0: Europe', 'choice-1: United States']);
    expect(payloadOf(message, 'choice-1')).toEqual({ region: 'us' });
    expect(answersOf(ask({ properties: { n: { enum: [1, 2], enumNames: ['One'] } } }))).toEqual([
      'choice-0: One',
      'choice-1: 2',
    ]);
    expect(payloadOf(ask({ enum: ['a', 'b'] }), 'choice-0')).toBe('a');
    // Alternatives of other kinds are nothing to choose from.
    const types = { value: { oneOf: [{ type: 'string' }, { const: 1 }, { const: 2 }] } };
    expect(answersOf(ask({ properties: types }))).toEqual(['send: Send']);
    const many = { properties: { n: { enum: Array.from({ length: 10 }, (_, index) => `${index}`) } } };
    expect(answersOf(ask(many))).toEqual(['send: Send']);
  });

  test('is a yes or no where its schema is one, with what it asks beside', () => {
    expect(payloadOf(ask({ type: 'boolean' }), 'decline')).toBe(false);
    const message = ask({
      properties: { approved: { type: 'boolean' }, why: { type: 'string' } },
      required: ['approved', 'why'],
    });
    expect(message.answers?.map(({ fields }) => fields?.required)).toEqual([['why'], ['why']]);
    expect(payloadOf(message, 'decline', { why: 'Too late', approved: true })).toEqual({
      approved: false,
      why: 'Too late',
    });
  });
});

describe('approve with edits', () => {
  const schema = {
    type: 'object',
    properties: {
      to: { type: 'string', format: 'email' },
      copies: { type: 'integer' },
      headers: { type: 'object' },
    },
    required: ['to'],
  };
  const messages = [
    { role: 'user', content: 'Write to them' },
    { role: 'assistant', toolCalls: [{ id: 'tc-1', function: { arguments: JSON.stringify(mail) } }] },
  ];

  test.each([
    { from: 'the metadata', metadata: { args: mail }, messages: undefined },
    { from: 'other metadata', metadata: { arguments: mail }, messages: undefined },
    { from: 'the messages of the thread', metadata: undefined, messages },
  ])('is a form with the arguments of $from, and sends them whole', ({ metadata, messages: thread }) => {
    const message = fromInterrupt({ ...approval(schema), ...{ metadata } }, { ...run, messages: thread });
    expect(message.answers).toMatchObject([
      {
        id: 'approve',
        fields: {
          properties: {
            to: { type: 'string', format: 'email', default: 'a@example.com' },
            copies: { default: 2 },
          },
          required: ['to'],
        },
      },
      { id: 'decline', fields: undefined },
    ]);
    const edited = { to: 'b@example.com', copies: 3 };
    expect(payloadOf(message, 'approve', edited)).toEqual({
      approved: true,
      editedArgs: { ...mail, ...edited },
    });
    // What was left out is not there, although it was proposed.
    expect(payloadOf(message, 'approve', { to: 'b@example.com' })).toMatchObject({
      editedArgs: { headers: { urgent: true } },
    });
    expect(payloadOf(message, 'approve', { to: 'b@example.com' })).not.toHaveProperty('editedArgs.copies');
    expect(payloadOf(message, 'decline')).toEqual({ approved: false });
    // What was proposed is not changed.
    expect(mail).toEqual({ to: 'a@example.com', subject: 'Hi', copies: 2, headers: { urgent: true } });
  });

  test('is a form by the arguments where the schema does not say what they are', () => {
    const message = fromInterrupt(approval({ type: 'object' }), { ...run, messages });
    expect(message.answers?.[0]?.fields).toEqual({
      type: 'object',
      properties: {
        to: { type: 'string', default: 'a@example.com' },
        subject: { type: 'string', default: 'Hi' },
        copies: { type: 'number', default: 2 },
      },
      required: ['to', 'subject', 'copies'],
    });
    const edited = { to: 'b@example.com', subject: 'Hello', copies: 1 };
    expect(payloadOf(message, 'approve', edited)).toEqual({
      approved: true,
      editedArgs: { headers: { urgent: true }, ...edited },
    });
  });

  test('leaves its form to what every answer must have', () => {
    const { responseSchema, ...asked } = approval(schema);
    const why = { type: 'string' };
    const properties = { ...responseSchema.properties, why };
    const message = fromInterrupt(
      { ...asked, ...{ responseSchema: { properties, required: ['approved', 'why'] } } },
      { ...run, messages },
    );
    expect(message.answers?.map(({ fields }) => fields?.properties)).toEqual([{ why }, { why }]);
    expect(payloadOf(message, 'approve', { why: 'Fine' })).toEqual({ approved: true, why: 'Fine' });
  });

  test('is a plain approval where neither arguments nor their schema are known', () => {
    const cutOff = [{ toolCalls: [{ id: 'tc-1', function: { arguments: '{"to": "a@ex' } }] }];
    for (const thread of [undefined, [], [null, 'x', { toolCalls: 'x' }], cutOff]) {
      const message = fromInterrupt(approval({ type: 'object' }), { ...run, messages: thread });
      expect(message.answers?.map(({ fields }) => fields)).toEqual([undefined, undefined]);
      expect(payloadOf(message, 'approve')).toEqual({ approved: true });
    }
  });
});

describe('what comes over the wire', () => {
  test('is refused where it is no interrupt, or two have one id', () => {
    for (const wrong of [
      null,
      'x',
      7,
      [],
      {},
      { id: 'a' },
      { id: '', reason: 'x' },
      { id: 1, reason: 'x' },
    ]) {
      expect(() => fromInterrupt(JSON.parse(JSON.stringify(wrong)), run)).toThrow(/interrupt|questions/);
    }
    const one = { id: 'a', reason: 'x' };
    expect(() => fromInterrupt([one, one], run)).toThrow('two with one id');
    expect(() =>
      fromInterrupt(
        Array.from({ length: 51 }, (_, index) => ({ id: `${index}`, reason: 'x' })),
        run,
      ),
    ).toThrow('too many');
  });

  test('does not ask for a secret', () => {
    const secret = { type: 'string', format: 'password' };
    expect(() => ask({ properties: { user: { type: 'string' }, key: secret } })).toThrow(
      'A form must not ask for a secret: key',
    );
    expect(() => ask(secret)).toThrow('secret');
    expect(() => fromInterrupt(approval({ properties: { key: secret } }), run)).toThrow('secret');
  });

  test('is bounded: thousands of fields and deep or endless schemas are refused', () => {
    const wide = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`p${index}`, {}]));
    expect(() => ask({ properties: wide })).toThrow('too long');
    expect(() =>
      ask(JSON.parse(`${'{"type":"array","items":'.repeat(9_000)}{}${'}'.repeat(9_000)}`)),
    ).toThrow();
    const loop: Record<string, unknown> = { type: 'object' };
    loop.properties = { loop };
    expect(() => ask(loop)).toThrow();
  });

  test('follows no reference and runs no pattern', () => {
    const message = ask({
      $defs: { node: { $ref: '#/$defs/node' } },
      properties: { node: { $ref: '#/$defs/node' }, text: { type: 'string', pattern: '^(a+)+$' } },
    });
    const text = `${'a'.repeat(50_000)}!`;
    expect(payloadOf(message, 'send', { node: 'x', text })).toEqual({ node: 'x', text });
  });

  test('changes no prototype, and no name of one is an answer', () => {
    const schema = JSON.parse(
      '{"properties": {"__proto__": {"type": "string"}, "constructor": {"type": "string"}, "a": {"type": "string"}}}',
    );
    const message = JSON.parse(JSON.stringify(ask(schema)));
    const data = JSON.parse('{"__proto__": "polluted", "constructor": "c", "a": "b"}');
    const payload = payloadOf(message, 'send', data);
    expect(Object.getPrototypeOf(payload)).toBe(Object.prototype);
    expect(payload).toMatchObject({ a: 'b' });
    for (const id of ['__proto__', 'constructor', 'toString']) {
      expect(() => payloadOf(message, id)).toThrow('No answer');
    }
    const part = fromInterrupt(
      [
        { id: '__proto__', reason: 'x' },
        { id: 'constructor', reason: 'x' },
      ],
      run,
    );
    expect(() => payloadOf(part, 'parts', {})).toThrow('No answer to __proto__');
  });

  test('has a title of one line and bounded texts, without half a character', () => {
    const message = fromInterrupt({ ...{ id: 'a', reason: 'x' }, ...{ message: '😀'.repeat(20_000) } }, run);
    expect(message.title).toBe('😀'.repeat(200));
    expect(message.body).toBe('😀'.repeat(9_799));
    expect(fromInterrupt({ ...{ id: 'a', reason: 'x' }, ...{ message: { no: 'text' } } }, run).title).toBe(
      'Your answer is needed',
    );
  });

  test('has no end where that is no date', () => {
    for (const expiresAt of ['soon', 5, null, '']) {
      expect(fromInterrupt({ ...{ id: 'a', reason: 'x' }, ...{ expiresAt } }, run).expiresAt).toBeUndefined();
    }
  });
});
