import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { asksFirst, asksForSecret } from './asksFirst.ts';
import { faultOf, sentValue } from './checkField.ts';
import { parseDrafts } from './drafts.ts';
import { readFields } from './readFields.ts';

/** The one field of a schema with this property. */
function field(property: unknown, required: readonly string[] = []) {
  const [found] = readFields({ properties: { it: property }, required });
  if (found === undefined) {
    throw new Error('The schema has no field');
  }
  return found;
}

describe('a field of a schema', () => {
  test.each([
    [{ type: 'string' }, 'text'],
    [{ type: 'string', format: 'date' }, 'date'],
    [{ type: 'string', format: 'date-time' }, 'date-time'],
    [{ type: 'number' }, 'number'],
    [{ type: 'integer' }, 'number'],
    [{ type: 'boolean' }, 'yes'],
    [{ type: 'string', enum: ['a', 'b'] }, 'one'],
    [{ oneOf: [{ const: 'a', title: 'A' }] }, 'one'],
    [{ type: 'array', items: { anyOf: [{ const: 'a', title: 'A' }] } }, 'several'],
    [{ type: 'array', items: { type: 'object' } }, 'text'],
    [{ type: 'null' }, 'text'],
    [{ $ref: '#' }, 'text'],
    [5, 'text'],
  ])('%j is drawn as %s', (property, kind) => {
    expect(field(property).kind).toBe(kind);
  });

  test('says in its hint what of it is not known', () => {
    expect(field({ type: 'string', description: 'A code', pattern: '^(a+)+$' }).hint).toBe(
      'A code · pattern: "^(a+)+$"',
    );
  });

  test('tells in development, once, what of it is not checked', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    field({ type: 'string', multipleOf: 2 });
    field({ type: 'string', multipleOf: 2 });
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/field "it" of an answer has multipleOf/)]]);
    warn.mockRestore();
  });

  test.each([
    [{ type: 'string' }, ['it'], [' '], ['fillIn']],
    [{ type: 'string' }, [], [], undefined],
    [{ type: 'string', minLength: 3 }, [], ['👩🏽'], ['atLeast', 3]],
    [{ type: 'string', maxLength: 2 }, [], ['abc'], ['atMost', 2]],
    [{ type: 'string', format: 'email' }, [], ['a'], ['checkThis']],
    [{ type: 'string', format: 'email' }, [], ['a@b'], undefined],
    [{ type: 'string', format: 'uri' }, [], ['/a'], ['checkThis']],
    [{ type: 'integer' }, [], ['1.5'], ['checkThis']],
    [{ type: 'number', minimum: 2 }, [], ['1'], ['atLeast', 2]],
    [{ type: 'number', maximum: 2 }, [], ['2'], undefined],
    [{ type: 'string', format: 'date' }, [], ['soon'], ['checkThis']],
    [{ type: 'boolean' }, ['it'], [], undefined],
    [{ enum: ['a'] }, ['it'], [''], ['fillIn']],
    [{ type: 'array', items: { enum: ['a', 'b'] }, minItems: 2 }, ['it'], ['a'], ['atLeast', 2]],
    [{ type: 'array', items: { enum: ['a', 'b'] }, maxItems: 1 }, [], ['a', 'b'], ['atMost', 1]],
  ])('%j, required %j, with %j has the fault %j', (property, required, texts, fault) => {
    expect(faultOf(field(property, required), texts)).toEqual(fault);
  });

  test.each([
    [{ type: 'number' }, ['1.5'], 1.5],
    [{ type: 'number' }, [''], undefined],
    [{ type: 'boolean' }, ['true'], true],
    [{ type: 'boolean' }, [], false],
    [{ type: 'array', items: { enum: ['a'] } }, ['a'], ['a']],
    [{ type: 'string' }, [''], undefined],
    [{ type: 'string', format: 'date-time' }, ['2026-11-30T10:00Z'], '2026-11-30T10:00:00.000Z'],
  ])('%j with %j is sent as %j', (property, texts, value) => {
    expect(sentValue(field(property), texts)).toEqual(value);
  });
});

describe('a hostile schema', () => {
  test('of ten thousand properties with long names has a bounded number of fields and letters', () => {
    const long = 'x'.repeat(5_000);
    const entries = Array.from({ length: 10_000 }, (_, index) => [
      `${index}${long.slice(0, 50)}`,
      { title: long },
    ]);
    const fields = readFields({ properties: Object.fromEntries(entries) });
    expect(fields.length).toBe(40);
    expect(Math.max(...fields.map(({ label, hint }) => label.length + hint.length))).toBeLessThan(1_000);
  });

  test('has at most two hundred choices of a field, and text of titles stays text', () => {
    const values = Array.from({ length: 10_000 }, (_, index) => String(index));
    const { options, label } = field({ enum: values, title: '<img src=x onerror=alert(1)>' });
    expect(options).toHaveLength(200);
    expect(label).toBe('<img src=x onerror=alert(1)>');
  });

  test('of any shape is read, and checked, without a failure', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.string()), (schema, texts) => {
        for (const one of readFields({ properties: schema, required: schema })) {
          faultOf(one, texts);
          expect(typeof one.label).toBe('string');
        }
        readFields({ properties: { it: schema } });
      }),
    );
  });

  test('that asks for a password is told to the developer, and not offered', () => {
    const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fields = { properties: { key: { type: 'string', format: 'password' } } };
    expect(asksForSecret({ id: 'a', label: 'Log in', fields })).toBe(true);
    expect(String(warn.mock.calls[0]?.[0])).toContain('"Log in" asks for a password');
    warn.mockRestore();
  });
});

test('an answer asks for something first where it has fields, a question or a danger that nobody has waived', () => {
  const answer = { id: 'a', label: 'A' };
  expect(asksFirst(answer)).toBe(false);
  expect(asksFirst({ ...answer, fields: { properties: {} } })).toBe(false);
  expect(asksFirst({ ...answer, fields: { properties: { a: {} } } })).toBe(true);
  expect(asksFirst({ ...answer, confirm: 'Really?' })).toBe(true);
  expect(asksFirst({ ...answer, look: 'danger' })).toBe(true);
  expect(asksFirst({ ...answer, look: 'danger', confirm: false })).toBe(false);
});

test('stored drafts come back as they were, and what is no draft does not', () => {
  const draft = { answer: 'pay', values: { amount: ['5'], tell: ['a', 'b'] } };
  const drafts = [
    ['m1', draft],
    ['m2', 5],
    [3, draft],
    ['m4', { values: { a: [1, 'b'], c: 'd' } }],
  ];
  expect(parseDrafts(JSON.stringify({ version: 1, drafts }))).toEqual([
    ['m1', draft],
    ['m4', { answer: undefined, values: { a: ['b'] } }],
  ]);
  expect(parseDrafts(JSON.stringify({ version: 2, drafts }))).toEqual([]);
  expect(parseDrafts('{')).toEqual([]);
});
