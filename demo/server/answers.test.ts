import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscriberHash } from './auth/secrets.ts';
import type { Platform } from './platform.ts';
import { call, signIn, startTestPlatform, type TestClient, triggerEvent } from './testPlatform.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const fields = {
  type: 'object',
  properties: {
    reason: { type: 'string', title: 'Why?', maxLength: 200 },
    hours: { type: 'integer', minimum: 1, maximum: 72, default: 24 },
  },
  required: ['reason'],
};
const answers = [
  { id: 'later', label: 'Next week' },
  { id: 'deploy', label: 'Deploy', look: 'primary', resultLabel: 'Deployed' },
  { id: 'canary', label: 'One region first' },
  { id: 'reject', label: 'Reject', look: 'danger', confirm: 'Really?', fields },
  { id: 'ask', label: 'Ask Maya', look: 'neutral', url: '/maya' },
];

let readers = 0;

/** A new reader who was asked something. */
async function ask(payload: object = {}): Promise<TestClient> {
  readers += 1;
  const to = `reader-${readers}`;
  const answer = await triggerEvent(platform, {
    name: 'message',
    to,
    payload: { content: 'Deploy api@2.14.1?', answers, ...payload },
  });
  expect(answer.body.data.status).toBe('processed');
  return signIn(platform, to);
}

async function restOf(reader: TestClient) {
  const { body } = await reader.call<{ messages: { id: string; answered?: object }[] }>(
    'GET',
    '/rest/messages',
  );
  return body.messages[0] ?? expect.unreachable();
}

async function itemOf(reader: TestClient) {
  const { body } = await reader.call<{ data: object[] }>('GET', '/inbox/notifications');
  return body.data[0] ?? expect.unreachable();
}

const give = async (reader: TestClient, answer: string, data?: object) =>
  reader.call('POST', `/rest/messages/${(await restOf(reader)).id}/answer`, { answer, data });

const press = async (reader: TestClient, type: string, payload?: object) =>
  reader.call('POST', `/widgets/messages/${(await restOf(reader)).id}/actions/${type}`, {
    status: 'done',
    payload,
  });

describe('a question with five answers', () => {
  test('has them all by the REST protocol and by the inbox API, with what they ask for', async () => {
    const reader = await ask({ expiresAt: '2126-12-01T10:00:00+01:00' });
    const expiresAt = '2126-12-01T09:00:00.000Z';
    expect(await restOf(reader)).toMatchObject({ body: 'Deploy api@2.14.1?', answers, expiresAt });
    expect(await itemOf(reader)).toMatchObject({ answers, expiresAt });
  });

  test('has two buttons by the widget protocol: the first that looks primary, and the one after it', async () => {
    const { data } = await (await ask()).feed();
    expect(data[0]?.cta).toEqual({
      type: 'redirect',
      data: {},
      action: {
        status: 'pending',
        buttons: [
          { type: 'primary', content: 'Deploy', resultContent: 'Deployed' },
          { type: 'secondary', content: 'One region first' },
        ],
        result: {},
      },
    });
    expect(data[0]).not.toHaveProperty('answers');
  });

  test.each([
    ['the last looks primary', [...answers.slice(2), ...answers.slice(0, 2)], ['Deploy', 'One region first']],
    ['none looks primary', answers.slice(2), ['One region first', 'Reject']],
    ['there is one', answers.slice(2, 3), ['One region first']],
  ])('has buttons for its first ones where %s', async (_, given, labels) => {
    const { data } = await (await ask({ answers: given })).feed();
    expect(data[0]?.cta.action?.buttons.map(({ content }) => content)).toEqual(labels);
  });

  test('is answered by any of them, which the other two APIs show as far as they can', async () => {
    const reader = await ask();
    const data = { reason: 'Not on a Friday', hours: 2 };
    expect(await give(reader, 'reject', data)).toMatchObject({
      status: 200,
      body: { messages: [{ answered: { id: 'reject', data, at: expect.stringMatching(/Z$/) } }] },
    });
    const { data: rows } = await reader.feed();
    expect(rows[0]?.cta.action).toMatchObject({ status: 'done', result: { payload: data } });
    expect(await itemOf(reader)).toMatchObject({
      answered: { id: 'reject', data },
      primaryAction: { isCompleted: false },
      secondaryAction: { isCompleted: false },
    });
  });

  test('has the answer of the button that was pressed, and its data', async () => {
    const reader = await ask();
    await press(reader, 'secondary', { note: 'Lisbon' });
    expect(await restOf(reader)).toMatchObject({ answered: { id: 'canary', data: { note: 'Lisbon' } } });
    expect(await give(reader, 'deploy')).toMatchObject({
      status: 409,
      body: { conflict: 'answered', message: { answered: { id: 'canary' } } },
    });
    // A later press replaces an earlier one, as that protocol has it.
    await press(reader, 'primary');
    expect(await restOf(reader)).toMatchObject({ answered: { id: 'deploy' } });
    await reader.call('POST', `/widgets/messages/${(await restOf(reader)).id}/actions/primary`, {
      status: 'pending',
    });
    expect(await restOf(reader)).not.toHaveProperty('answered');
  });

  test('takes one of ten answers that come at once', async () => {
    const reader = await ask();
    const ids = answers.flatMap(({ id }) => [id, id]);
    const statuses = (await Promise.all(ids.map((id) => give(reader, id)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, ...Array(8).fill(409)]);
  });
});

test('a question takes no answer that it does not offer, and none of somebody else', async () => {
  const [reader, other] = [await ask(), await ask()];
  expect(await give(reader, 'delete')).toMatchObject({ status: 422, body: { status: 422 } });
  const { id } = await restOf(reader);
  const foreign = await other.call('POST', `/rest/messages/${id}/answer`, { answer: 'deploy' });
  expect(foreign).toMatchObject({ status: 404 });
  expect(await reader.call('POST', '/rest/messages/43/answer', {})).toMatchObject({
    status: 422,
    body: { detail: 'answer is required' },
  });
  expect(await restOf(reader)).not.toHaveProperty('answered');
});

test('the buttons of a workflow are answers by the REST protocol', async () => {
  const buttons = [
    { type: 'primary', content: 'Yes', resultContent: 'Agreed' },
    { type: 'secondary', content: 'No' },
  ];
  const reader = await ask({ answers: null, buttons });
  expect(await restOf(reader)).toMatchObject({
    answers: [
      { id: 'primary', label: 'Yes', look: 'primary', resultLabel: 'Agreed' },
      { id: 'secondary', label: 'No', look: 'neutral' },
    ],
  });
  await give(reader, 'primary');
  expect(await itemOf(reader)).toMatchObject({ primaryAction: { isCompleted: true } });
  expect(await itemOf(reader)).not.toHaveProperty('answers');
});

test.each([
  [{ answers: [{ id: 'a' }] }, 'payload.answers.0.label is required'],
  [{ answers: [{ id: '', label: 'A' }] }, 'payload.answers.0.id must not be empty'],
  [
    { answers: [{ id: 'a', label: 'A', look: 'red' }] },
    'payload.answers.0.look must be one of primary, neutral, danger, ',
  ],
  [{ answers: Array(21).fill(answers[0]) }, 'payload.answers must not have more than 20 items'],
  [{ expiresAt: 'tomorrow' }, 'payload.expiresAt must match pattern'],
])('a trigger with %j is refused', async (payload, sentence) => {
  const body = { name: 'message', to: 'nobody', payload: { content: 'x', ...payload } };
  expect(await triggerEvent(platform, body)).toMatchObject({
    status: 400,
    body: { message: [expect.stringContaining(sentence)] },
  });
});

test('a critical workflow keeps its switches by the REST protocol', async () => {
  const reader = await ask();
  type Body = { workflows: { workflow: { id: string; critical: boolean } }[] };
  const { body } = await reader.call<Body>('GET', '/rest/preferences');
  const critical = body.workflows.find(({ workflow }) => workflow.critical)?.workflow.id;
  const change = (workflowId: string | undefined) =>
    reader.call('PATCH', '/rest/preferences', { workflowId, channels: { in_app: false } });
  expect(await change(critical)).toMatchObject({ status: 422 });
  expect(await change('none')).toMatchObject({ status: 404 });
});

test('a session of the REST protocol asks for the hash where the platform requires one', async () => {
  const strict = await startTestPlatform({ requireSubscriberHash: true });
  const open = (body: object) => call(strict, 'POST', '/rest/session', { subscriberId: 'ana', ...body });
  expect(await open({})).toMatchObject({ status: 403 });
  expect(await open({ subscriberHash: subscriberHash('ben', strict.config.apiKey) })).toMatchObject({
    status: 403,
  });
  expect(await open({ subscriberHash: subscriberHash('ana', strict.config.apiKey) })).toMatchObject({
    status: 200,
    body: { token: expect.any(String), profile: { id: 'ana' } },
  });
  await strict.close();
});
