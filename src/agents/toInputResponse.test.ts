import { describe, expect, test } from 'vitest';
import { parseMessage } from '../data/index.ts';
import { fromInputRequest } from './fromInputRequest.ts';
import { toInputResponse } from './toInputResponse.ts';

const options = { id: 'call-1', from: 'GitHub' };
const schema = {
  type: 'object',
  properties: { name: { type: 'string' }, private: { type: 'boolean', default: true } },
  required: ['name'],
};
const elicit = (params: object) => ({ method: 'elicitation/create', params });
const form = elicit({ message: 'Which repository?', requestedSchema: schema });
const page = elicit({
  mode: 'url',
  message: 'Connect your account',
  elicitationId: 'e-1',
  url: 'https://github.com/login?x=1',
});
const written = { name: 'carillon', private: false };

describe('an elicitation before 2026', () => {
  const message = fromInputRequest(form, options);

  test('is a form that can be declined, and says which server asks', () => {
    expect(message).toMatchObject({
      id: 'call-1',
      title: 'Which repository?',
      sender: { firstName: 'GitHub' },
      answers: [
        { id: 'send', label: 'Send', fields: schema },
        { id: 'decline', label: 'Decline' },
      ],
    });
  });

  test('is accepted with what was written, declined, or cancelled where nobody answers', () => {
    expect(toInputResponse({ ...message, answered: { id: 'send', data: written } })).toEqual({
      action: 'accept',
      content: written,
    });
    expect(toInputResponse({ ...message, answered: { id: 'decline' } })).toEqual({ action: 'decline' });
    expect(toInputResponse({ ...message, withdrawnAt: '2026-11-29T10:00:00Z' })).toEqual({
      action: 'cancel',
    });
    expect(() => toInputResponse(message)).toThrow('No answer to call-1');
    expect(() => toInputResponse({ ...message, answered: { id: 'send', data: {} } })).toThrow(
      'No usable answer to name',
    );
  });

  test('that was answered in time counts, however late it is sent', () => {
    const ended = { ...message, expiresAt: '2026-11-01T10:00:00Z' };
    const data = written;
    expect(
      toInputResponse({ ...ended, answered: { id: 'send', data, at: '2026-11-01T09:59:59Z' } }),
    ).toMatchObject({ action: 'accept' });
    expect(toInputResponse({ ...ended, answered: { id: 'send', data, at: '2026-11-01T10:00:01Z' } })).toEqual(
      { action: 'cancel' },
    );
    expect(toInputResponse(ended)).toEqual({ action: 'cancel' });
  });

  test('of an address shows it whole, is told that it was opened, and carries nothing', () => {
    const opened = fromInputRequest(page, options);
    expect(opened.answers?.[0]).toEqual({
      id: 'open',
      label: 'Open github.com',
      resultLabel: 'Open github.com',
      look: 'primary',
      confirm: 'https://github.com/login?x=1',
      url: 'https://github.com/login?x=1',
      target: '_blank',
    });
    expect(toInputResponse({ ...opened, answered: { id: 'open' } })).toEqual({ action: 'accept' });
    expect(toInputResponse({ ...opened, answered: { id: 'decline' } })).toEqual({ action: 'decline' });
  });

  test('sends nobody to an address that runs code, and has no form for a secret', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'nowhere', undefined]) {
      expect(() => fromInputRequest(elicit({ mode: 'url', message: 'Go', url }), options)).toThrow();
    }
    const secret = { properties: { token: { type: 'string', format: 'password' } } };
    expect(() => fromInputRequest(elicit({ message: 'Token?', requestedSchema: secret }), options)).toThrow(
      'A form must not ask for a secret: token',
    );
  });

  test('that asks for nothing but a yes has no form', () => {
    const confirmed = fromInputRequest(
      elicit({ message: 'Delete 47 contacts?', requestedSchema: { type: 'object', properties: {} } }),
      options,
    );
    expect(confirmed.answers?.map(({ id, label, fields }) => [id, label, fields])).toEqual([
      ['send', 'Approve', undefined],
      ['decline', 'Decline', undefined],
    ]);
    expect(toInputResponse({ ...confirmed, answered: { id: 'send' } })).toEqual({
      action: 'accept',
      content: {},
    });
    const yes = { properties: { approved: { type: 'boolean' } }, required: ['approved'] };
    const asked = fromInputRequest(elicit({ message: 'Go?', requestedSchema: yes }), options);
    expect(toInputResponse({ ...asked, answered: { id: 'approve' } })).toEqual({
      action: 'accept',
      content: { approved: true },
    });
    expect(toInputResponse({ ...asked, answered: { id: 'decline' } })).toEqual({ action: 'decline' });
  });
});

describe('a result of 2026-07-28 that requires input', () => {
  const result = {
    resultType: 'input_required',
    inputRequests: {
      repository: form,
      account: page,
      text: { method: 'sampling/createMessage', params: { messages: [] } },
    },
    requestState: 'opaque-1',
  };
  const message = fromInputRequest(result, options);

  test('is one message, with a part for each thing that a person is asked', () => {
    expect(message.parts?.map(({ id, title }) => [id, title])).toEqual([
      ['repository', 'Which repository?'],
      ['account', 'Connect your account'],
    ]);
  });

  test('is answered by one call with the answers to all and its state, also after the way over a network', () => {
    const data = { repository: { id: 'send', data: written }, account: { id: 'decline' } };
    const there = parseMessage(JSON.parse(JSON.stringify({ ...message, answered: { id: 'parts', data } })));
    expect(toInputResponse(there ?? {})).toEqual({
      inputResponses: {
        repository: { action: 'accept', content: written },
        account: { action: 'decline' },
      },
      requestState: 'opaque-1',
    });
    const first = { repository: data.repository };
    expect(() => toInputResponse({ ...message, answered: { id: 'parts', data: first } })).toThrow(
      'No answer to account',
    );
  });

  test('with one request is a message without parts, and has a choice of buttons', () => {
    const one = fromInputRequest(
      {
        inputRequests: {
          where: elicit({
            message: 'Where?',
            requestedSchema: { properties: { region: { type: 'string', enum: ['eu', 'us'] } } },
          }),
        },
      },
      { ...options, labels: { decline: 'Nowhere', cancel: 'Later' } },
    );
    expect(one.answers?.map(({ label }) => label)).toEqual(['eu', 'us', 'Nowhere', 'Later']);
    expect(toInputResponse({ ...one, answered: { id: 'choice-1' } })).toEqual({
      inputResponses: { where: { action: 'accept', content: { region: 'us' } } },
    });
    expect(toInputResponse({ ...one, answered: { id: 'cancel' } })).toEqual({
      inputResponses: { where: { action: 'cancel' } },
    });
  });

  test('is an error where no person is asked, or it is something else', () => {
    const { text } = result.inputRequests;
    for (const wrong of [
      {},
      { inputRequests: {} },
      { inputRequests: { text } },
      { inputRequests: null },
      text,
    ]) {
      expect(() => fromInputRequest(wrong, options)).toThrow('No questions');
    }
    const hostile = JSON.parse('{"inputRequests": {"__proto__": null, "a": 5, "b": "x"}}');
    expect(() => fromInputRequest(hostile, options)).toThrow('No questions');
    expect(() => toInputResponse({ data: {} })).toThrow('No requests');
    const odd = fromInputRequest({ ...result, requestState: { not: 'a text' } }, options);
    expect(toInputResponse({ ...odd, withdrawnAt: '2026-11-29T10:00:00Z' })).not.toHaveProperty(
      'requestState',
    );
  });
});
