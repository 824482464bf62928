import { describe, expect, test } from 'vitest';
import { buildGlobalPreference, buildPreference, buildPreferences } from '../../../mocks/index.ts';
import type { InboxError } from '../../transport/InboxError.ts';
import {
  parseGlobalPreference,
  parseWorkflowPreference,
  parseWorkflowPreferences,
} from './parsePreferences.ts';

/** A preference in the words of the inbox. */
function ownWords({ template: { _id: id, ...workflow }, ...others }: ReturnType<typeof buildPreference>) {
  return { ...others, workflow: { id, ...workflow } };
}

const wire = buildPreference();
const nothingOn = { enabled: true, channels: {} };

function parse(body: unknown) {
  const dropped: InboxError[] = [];
  const rows = parseWorkflowPreferences(body, (error) => dropped.push(error));
  return { rows, dropped };
}

test('preferences of the protocol keep all their members', () => {
  const { rows, dropped } = parse({ data: buildPreferences() });
  expect(rows).toEqual(buildPreferences().map(ownWords));
  expect(dropped).toEqual([]);
});

test('fault 13: with status 204 the preferences are empty', () => {
  expect(parse(undefined).rows).toEqual([]);
  expect(parseGlobalPreference(undefined)).toEqual({ preference: nothingOn });
});

test.each([[null], [[]], [{}], [{ data: null }], [{ data: {} }], [{ data: 'x' }], ['x'], [0]])(
  'fault 12, 14: %j is an error and never an empty list',
  (body) => {
    expect(() => parse(body)).toThrow('The answer cannot be used');
    expect(() => parseGlobalPreference(body)).toThrow('The answer cannot be used');
  },
);

test.each([
  [null],
  [[]],
  ['x'],
  [{}],
  [{ template: wire.template }],
  [{ template: null, preference: wire.preference }],
  [{ template: { name: 'No id' }, preference: wire.preference }],
  [{ template: { _id: '' }, preference: wire.preference }],
  [{ template: { _id: 5.5 }, preference: wire.preference }],
  [{ template: { _id: 'a' }, preference: [] }],
  [JSON.parse('{"__proto__":{"template":{"_id":"a"},"preference":{}}}')],
])('fault 14, 39: the malformed row %j is dropped and reported, and the others are kept', (row) => {
  const { rows, dropped } = parse({ data: [row, wire] });
  expect(rows).toEqual([ownWords(wire)]);
  expect(dropped).toMatchObject([{ kind: 'malformed' }]);
});

test('fault 39: two rows with the same id become one', () => {
  const twice = buildPreference({ template: { name: 'Again' } });
  expect(parse({ data: [wire, twice, buildPreference({}, 1)] }).rows).toEqual(
    [wire, buildPreference({}, 1)].map(ownWords),
  );
});

describe('fault 40: only true and false, or 1 and 0, count as values', () => {
  test('of a channel', () => {
    const channels = { in_app: 'false', email: 1, sms: null, chat: 0, push: true, fax: true };
    expect(
      parseWorkflowPreference({ template: { _id: 'a' }, preference: { channels } })?.preference.channels,
    ).toEqual({ email: true, chat: false, push: true });
  });

  test.each([
    [false, false],
    [true, true],
    [undefined, true],
    ['false', true],
    [0, false],
    [2, true],
    [null, true],
  ])('of enabled: %j is read as %j', (enabled, expected) => {
    const parsed = parseWorkflowPreference({ template: { _id: 'a' }, preference: { enabled } });
    expect(parsed?.preference.enabled).toBe(expected);
  });

  test.each([
    [true, true],
    ['true', false],
    [1, true],
    [2, false],
    [null, false],
    [undefined, false],
  ])('of critical: %j is read as %j', (critical, expected) => {
    const parsed = parseWorkflowPreference({ template: { _id: 'a', critical }, preference: {} });
    expect(parsed?.workflow.critical).toBe(expected);
  });
});

test('fault 51: a name that is no text becomes empty, and tags that are no texts are left out', () => {
  for (const name of [5, null, {}, ['x'], { __html: '<b>' }]) {
    const parsed = parseWorkflowPreference({ template: { _id: 'a', name, tags: name }, preference: {} });
    expect(parsed?.workflow).toMatchObject({ name: '', tags: Array.isArray(name) ? name : [] });
  }
});

test('unknown fields of a preference are kept unchanged', () => {
  const parsed = parseWorkflowPreference({
    later: 1,
    template: { _id: 'a', data: { team: 'Atlas' } },
    preference: { overrides: [{ channel: 'email', source: 'template' }] },
  });
  expect(parsed).toEqual({
    later: 1,
    workflow: { id: 'a', name: '', critical: false, tags: [], data: { team: 'Atlas' } },
    preference: { ...nothingOn, overrides: [{ channel: 'email', source: 'template' }] },
  });
});

test('fault 45: names of prototype members change no prototype', () => {
  const poison = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}';
  const body = JSON.parse(
    `{"data":[{${poison},"template":{"_id":"__proto__",${poison}},"preference":{${poison},"channels":{${poison},"email":true}}}]}`,
  );
  const [row] = parse(body).rows;
  for (const part of [row, row?.workflow, row?.preference, row?.preference.channels]) {
    expect(Object.keys(part ?? {})).not.toContain('__proto__');
    expect(Object.keys(part ?? {})).not.toContain('constructor');
    expect(part).not.toHaveProperty('polluted');
  }
  expect({}).not.toHaveProperty('polluted');
  expect(row?.preference.channels).toEqual({ email: true });
});

describe('the global preference', () => {
  const sent = buildGlobalPreference({ channels: { email: false, push: true } });

  test('is read from a list of one and from the bare object, with the same result', () => {
    expect(parseGlobalPreference({ data: [sent] })).toEqual(sent);
    expect(parseGlobalPreference({ data: sent })).toEqual(sent);
  });

  test.each([[[]], [[null]], [[{}]], [{}], [{ preference: [] }]])(
    'fault 14: cannot be read from %j',
    (data) => {
      expect(() => parseGlobalPreference({ data })).toThrow('The answer cannot be used');
    },
  );
});
