import { describe, expect, test } from 'vitest';
import { buildFeed, buildMessage } from '../../../mocks/index.ts';
import type { InboxMessage } from '../../model/message.ts';
import { parseMessage, parsePartialMessage } from '../../model/parseMessage.ts';
import { messageFromWire } from './fromWire.ts';

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

/** A row of the wire as the inbox has it. */
function read(value: unknown): InboxMessage | undefined {
  return parseMessage(messageFromWire(value));
}

function parsed(value: unknown): InboxMessage {
  const message = read(value);
  if (message === undefined) {
    throw new Error('It is no message');
  }
  return message;
}

test('a message of the protocol keeps all its members, in the words of the inbox', () => {
  for (const wire of buildFeed(16)) {
    const message = parsed(JSON.parse(JSON.stringify(wire)));
    const { cta, actorSubscriber, _id, templateIdentifier, subject, content, _feedId, payload, ...rest } =
      wire;
    expect({ ...message.raw, ...message }).toMatchObject({ ...rest, id: _id });
    expect(message).toMatchObject({
      kind: templateIdentifier,
      body: content,
      feedId: _feedId,
      data: payload,
    });
    expect(message.title).toBe(subject);
    expect(message.link).toEqual(cta.data.url ? { url: cta.data.url, target: cta.data.target } : undefined);
    expect(message.answers).toEqual(
      (cta.action?.buttons ?? []).map(({ content: label, resultContent: resultLabel, type, ...button }) => ({
        url: undefined,
        target: undefined,
        ...button,
        id: type,
        look: type === 'primary' ? 'primary' : 'neutral',
        label,
        resultLabel,
      })),
    );
    const { status, result } = cta.action ?? {};
    expect(message.answered).toEqual(
      status === 'done' ? { id: result?.type, data: result?.payload } : undefined,
    );
    expect(message.sender?.firstName).toBe(actorSubscriber?.firstName);
    for (const name of ['_id', 'templateIdentifier', 'subject', 'content', '_feedId', 'payload', 'cta']) {
      expect(message).not.toHaveProperty(name);
      expect(message.raw).not.toHaveProperty(name);
    }
  }
});

test('members that the inbox has no word for are kept unchanged, also those that have the words of the inbox', () => {
  const wire = { _id: 'a', id: 'b', kind: 'c', link: { url: '/d' }, raw: 1, transactionId: 't', __v: 0 };
  const { _id, ...raw } = wire;
  expect(read(wire)).toEqual({ id: 'a', read: false, seen: false, createdAt: '', raw });
  expect(read({ _id: 'a' })).not.toHaveProperty('raw');
});

describe('fault 39: the id of a message', () => {
  test.each([[undefined], [null], [''], [5.5], [true], [{}], [[]], [['a']]])('cannot be %j', (_id) => {
    expect(read({ ...buildMessage(), _id })).toBeUndefined();
  });

  test.each([[null], [undefined], ['x'], [5], [[]], [[{ _id: 'a' }]]])(
    'is needed, so %j is no message',
    (value) => {
      expect(read(value)).toBeUndefined();
    },
  );

  test.each(['__proto__', 'constructor', 'a/../b', '\0'])('can be %j', (_id) => {
    expect(parsed({ _id }).id).toBe(_id);
  });
});

describe('fault 40: flags that are no booleans', () => {
  test.each([['true'], ['false'], [2], [-1], [null], [{}], [[]], ['']])(
    '%j is not read and not seen',
    (flag) => {
      expect(parsed({ _id: 'a', read: flag, seen: flag })).toMatchObject({ read: false, seen: false });
      expect(parsePartialMessage(messageFromWire({ _id: 'a', read: flag, seen: flag }))).toEqual({ id: 'a' });
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
    expect(message.link).toBeUndefined();
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('fault 51, 14: members of the wrong type', () => {
  const texts = ['body', 'title', 'avatar', 'kind', 'createdAt'] as const;
  test.each(rubbish.map((value) => [value]))(
    'such as %j in every member neither throw nor appear',
    (value) => {
      const members = [
        'content',
        'subject',
        'avatar',
        'templateIdentifier',
        'createdAt',
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
      expect([undefined, []]).toContainEqual(message.answers);
      expect(message.link).toBeUndefined();
      expect(message.answered).toBeUndefined();
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
            status: 'done',
            buttons: [value, { content: value }, { content: 'Go', type: value, url: value }],
            result: value,
          },
        },
      });
      expect(['string', 'object']).toContain(typeof message.actor?.data);
      expect(['string', 'undefined']).toContain(typeof message.sender?.firstName);
      expect(['string', 'undefined']).toContain(typeof message.link?.url);
      expect(message.answered).toEqual({ id: undefined, data: undefined });
      for (const button of message.answers ?? []) {
        expect(typeof button.label).toBe('string');
        expect(['primary', 'secondary']).toContain(button.id);
        expect(['string', 'undefined']).toContain(typeof button.url);
      }
      expect(message.answers?.at(-1)?.label).toBe('Go');
    },
  );

  test.each([
    ['primary', 'primary'],
    ['secondary', 'secondary'],
    ['third', 'third'],
  ])('the pressed button %s is read as %s', (type, result) => {
    const action = { status: 'done', result: { type, payload: { why: 'later' } } };
    expect(parsed({ _id: 'a', cta: { action } }).answered).toEqual({ id: result, data: { why: 'later' } });
  });

  test.each(rubbish.map((status) => [status]))('no button was pressed where the status is %j', (status) => {
    const action = { status, result: { type: 'primary' } };
    expect(parsed({ _id: 'a', cta: { action } }).answered).toBeUndefined();
  });

  test('a button without a label is left out', () => {
    expect(parsed({ _id: 'a', cta: { action: { buttons: [{ content: '' }] } } }).answers).toEqual([]);
  });

  test('an empty address is left out', () => {
    expect(parsed({ _id: 'a', cta: { data: { url: '' } } }).link).toBeUndefined();
  });
});
