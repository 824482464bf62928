import { describe, expect, test } from 'vitest';
import { buildFeed, buildMessage } from '../../mocks/index.ts';
import { type InboxMessage, parseMessage, parsePartialMessage } from './message.ts';

const rubbish = [
  null,
  undefined,
  0,
  1,
  '',
  'text',
  true,
  false,
  [],
  {},
  { __html: '<b>' },
  [['x']],
  Number.NaN,
];

function parsed(value: unknown): InboxMessage {
  const message = parseMessage(value);
  if (message === undefined) {
    throw new Error('It is no message');
  }
  return message;
}

test('a message of the protocol keeps all its members', () => {
  for (const wire of buildFeed(16)) {
    const message = parsed(JSON.parse(JSON.stringify(wire)));
    const { cta, actorSubscriber, ...rest } = wire;
    expect({ ...message.raw, ...message }).toMatchObject(rest);
    expect(message.cta).toEqual({
      url: cta.data.url,
      target: cta.data.target,
      status: cta.action?.status,
      buttons: cta.action?.buttons.map((button) => ({ url: undefined, resultContent: undefined, ...button })),
      result: cta.action?.result.type,
      resultPayload: cta.action?.result.payload,
    });
    expect(message.sender?.firstName).toBe(actorSubscriber?.firstName);
  }
});

describe('fault 39: the id of a message', () => {
  test.each([[undefined], [null], [''], [5], [0], [true], [{}], [[]], [['a']]])('cannot be %j', (_id) => {
    expect(parseMessage({ ...buildMessage(), _id })).toBeUndefined();
  });

  test.each([[null], [undefined], ['x'], [5], [[]], [[{ _id: 'a' }]]])(
    'is needed, so %j is no message',
    (value) => {
      expect(parseMessage(value)).toBeUndefined();
    },
  );

  test.each(['__proto__', 'constructor', 'a/../b', '\0'])('can be %j', (_id) => {
    expect(parsed({ _id }).id).toBe(_id);
  });
});

describe('fault 40: flags that are no booleans', () => {
  test.each([['true'], ['false'], [1], [0], [null], [{}], [[]], ['']])(
    '%j is not read and not seen',
    (flag) => {
      expect(parsed({ _id: 'a', read: flag, seen: flag })).toMatchObject({ read: false, seen: false });
      expect(parsePartialMessage({ _id: 'a', read: flag, seen: flag })).toEqual({ _id: 'a' });
    },
  );
});

describe('fault 45: names of prototype members', () => {
  test('are not copied, at any depth that is read', () => {
    const evil = '{"read":true,"polluted":"yes"}';
    const message = parsed(
      JSON.parse(
        `{"_id":"a","__proto__":${evil},"constructor":{"prototype":${evil}},"payload":{"__proto__":${evil}},"actor":{"type":"user","__proto__":{"data":"x"}},"cta":{"__proto__":{"data":{"url":"x"}}}}`,
      ),
    );
    expect(Object.prototype).not.toHaveProperty('polluted');
    expect(message.read).toBe(false);
    expect(message).not.toHaveProperty('polluted');
    expect(Object.keys(message)).not.toContain('__proto__');
    expect(message.constructor).toBe(Object);
    expect(message.actor).toEqual({ type: 'user', data: null });
    expect(message.cta?.url).toBeUndefined();
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('fault 51, 14: members of the wrong type', () => {
  const texts = ['content', 'subject', 'avatar', 'templateIdentifier', 'createdAt'] as const;
  test.each(rubbish.map((value) => [value]))(
    'such as %j in every member neither throw nor appear',
    (value) => {
      const members = [
        ...texts,
        'actor',
        'actorSubscriber',
        'cta',
        'payload',
        'tags',
        'read',
        'seen',
        '_feedId',
      ];
      const message = parsed({ _id: 'a', ...Object.fromEntries(members.map((member) => [member, value])) });
      for (const text of texts) {
        expect(['string', 'undefined']).toContain(typeof message[text]);
      }
      expect(typeof message.createdAt).toBe('string');
      expect(message.actor).toBeUndefined();
      expect(message.tags === undefined || message.tags.every((tag) => typeof tag === 'string')).toBe(true);
      expect(message.cta === undefined || Array.isArray(message.cta.buttons)).toBe(true);
    },
  );

  test.each(rubbish.map((value) => [value]))(
    'such as %j inside actor, person, call to action and button are left out',
    (value) => {
      const message = parsed({
        _id: 'a',
        actor: { type: 'user', data: value },
        actorSubscriber: { firstName: value, lastName: value, avatar: value },
        cta: {
          data: { url: value },
          action: {
            status: value,
            buttons: [value, { content: value }, { content: 'Go', type: value, url: value }],
            result: value,
          },
        },
      });
      expect(['string', 'object']).toContain(typeof message.actor?.data);
      expect(['string', 'undefined']).toContain(typeof message.sender?.firstName);
      expect(['string', 'undefined']).toContain(typeof message.cta?.url);
      expect(message.cta?.status).toBe('pending');
      expect(message.cta?.result).toBeUndefined();
      for (const button of message.cta?.buttons ?? []) {
        expect(typeof button.content).toBe('string');
        expect(['primary', 'secondary']).toContain(button.type);
        expect(['string', 'undefined']).toContain(typeof button.url);
      }
      expect(message.cta?.buttons.at(-1)?.content).toBe('Go');
    },
  );

  test.each([
    ['primary', 'primary'],
    ['secondary', 'secondary'],
    ['third', undefined],
  ])('the pressed button %s is read as %s', (type, result) => {
    expect(parsed({ _id: 'a', cta: { action: { result: { type } } } }).cta?.result).toBe(result);
  });

  test('a button without a label is left out', () => {
    expect(parsed({ _id: 'a', cta: { action: { buttons: [{ content: '' }] } } }).cta?.buttons).toEqual([]);
  });

  test('an empty address is left out', () => {
    expect(parsed({ _id: 'a', cta: { data: { url: '' } } }).cta?.url).toBeUndefined();
  });
});
