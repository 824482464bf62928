import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn, startTestPlatform, triggerEvent } from '../testPlatform.ts';
import { spawnPlatform } from '../testProcess.ts';
import { workflows as demoWorkflows } from '../workflows.ts';
import { workflowsWith } from '../workflowsWith.ts';
import { readWorkflows } from './readWorkflows.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'carillon-workflows-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function write(content: unknown): Promise<string> {
  const file = join(dir, 'workflows.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const order = {
  identifier: 'order-sent',
  name: 'Orders',
  severity: 'low',
  data: { area: 'shop' },
  payload: { required: ['number'], properties: { number: { type: 'string' }, place: { type: 'string' } } },
  message: {
    content: 'Order {{number}} is on its way to {{ place }}.',
    cta: { url: '/orders/{{number}}' },
    buttons: [{ type: 'primary', content: 'Track {{number}}' }],
    data: { order: '{{number}}' },
    tags: ['{{place}}'],
  },
};

describe('workflows from a file', () => {
  test('make questions, whose words and end may come from the payload', async () => {
    const approval = {
      identifier: 'approval',
      name: 'Approvals',
      payload: { properties: { what: { type: 'string' }, until: { type: 'string' } } },
      message: {
        content: '{{what}}?',
        answers: [
          { id: 'yes', label: 'Yes, {{what}}' },
          { id: 'no', label: 'No' },
        ],
        expiresAt: '{{until}}',
      },
    };
    const platform = await startTestPlatform({ workflows: workflowsWith(await write([approval])) });
    const send = (until: string) =>
      triggerEvent(platform, { name: 'approval', to: 'ana', payload: { what: 'deploy', until } });
    const print = console.error;
    console.error = () => {};
    expect((await send('soon')).body.data.status).toBe('error');
    console.error = print;
    expect((await send('2126-12-01T10:00:00Z')).body.data.status).toBe('processed');
    const { body } = await (await signIn(platform, 'ana')).call('GET', '/rest/messages');
    expect(body).toMatchObject({
      messages: [
        {
          body: 'deploy?',
          answers: [{ label: 'Yes, deploy' }, { label: 'No' }],
          expiresAt: '2126-12-01T10:00:00.000Z',
        },
      ],
    });
    await platform.close();
  });

  test('make messages of the payload of a trigger', async () => {
    const workflows = workflowsWith(await write([order]));
    const platform = await startTestPlatform({ workflows });
    const ana = await signIn(platform, 'ana');
    const send = (name: string, payload: object) => triggerEvent(platform, { name, to: 'ana', payload });
    // The samples of the guide and of the row to copy.
    expect((await send('invoice-paid', { amount: 1240 })).status).toBe(201);
    expect((await send('invoice-created', { amount: 1240, currency: 'EUR' })).status).toBe(201);
    expect((await send('order-sent', { number: '7', place: '{{number}}' })).status).toBe(201);
    expect((await ana.feed()).data).toMatchObject([
      {
        templateIdentifier: 'order-sent',
        content: 'Order 7 is on its way to {{number}}.',
        cta: { data: { url: '/orders/7' }, action: { buttons: [{ content: 'Track 7' }] } },
        data: { order: '7' },
        severity: 'low',
        tags: ['{{number}}'],
        payload: { number: '7' },
      },
      {
        templateIdentifier: 'invoice-created',
        subject: 'New invoice',
        payload: { amount: 1240, currency: 'EUR' },
      },
      {
        templateIdentifier: 'invoice-paid',
        subject: 'Invoice paid',
        content: '**1240** was paid. Thank you!',
        payload: { amount: 1240 },
      },
    ]);
    expect(await send('invoice-paid', { amount: 'much' })).toMatchObject({
      status: 400,
      body: { message: ['payload.amount must be a number'] },
    });
    const { body } = await ana.call<{ data: { template: { name: string } }[] }>(
      'GET',
      '/widgets/preferences',
    );
    const demo = demoWorkflows.filter(({ active }) => active !== false).map((workflow) => workflow.name);
    expect(body.data.map(({ template }) => template.name)).toEqual([
      ...demo,
      'Paid invoices',
      'New invoices',
      'Orders',
    ]);
    await platform.close();
  });

  test('take the place of those of the demo that have their names, and of no other', async () => {
    const own = ['comment', 'invoice-paid'].map((identifier) => ({ ...order, identifier }));
    const all = workflowsWith(await write(own));
    const names = all.filter(({ name }) => name === 'Orders').map(({ identifier }) => identifier);
    expect(names).toEqual(['comment', 'invoice-paid']);
    expect(all.map(({ identifier }) => identifier).sort()).toEqual(
      workflowsWith(undefined)
        .map(({ identifier }) => identifier)
        .sort(),
    );
  });

  test.each([
    ['{', 'Expected property name'],
    [{}, 'the file must be a list'],
    [[{ identifier: 'x' }], '0.name is required; 0.message is required'],
    [[{ ...order, channels: ['fax'] }], '0.channels.0 must be one of in_app, email, sms, chat, push'],
    [[{ ...order, message: { title: 'x', content: 'y' } }], '0.message must NOT have additional properties'],
    [[{ ...order, message: {} }], '0.message.content is required'],
    [[order, order], '1: there are two workflows "order-sent"'],
    [
      [{ ...order, message: { content: '{{nubmer}}' } }],
      '0: the message of "order-sent" has {{nubmer}}, and its payload has no such property',
    ],
    [
      [{ ...order, payload: { properties: { number: { type: 'text' } } } }],
      '0: the payload of "order-sent" is no JSON schema',
    ],
  ])('%j is refused: %s', async (content, fault) => {
    const file = await write(content);
    expect(() => readWorkflows(file)).toThrow(`The workflows in ${file} cannot be used: `);
    expect(() => readWorkflows(file)).toThrow(fault);
  });

  test('are named by WORKFLOWS, and a platform with a file that is missing does not start', async () => {
    const file = join(dir, 'none.json');
    const spawned = spawnPlatform({ WORKFLOWS: file, DATA_DIR: join(dir, 'data') });
    expect(await spawned.exit).toEqual([1, null]);
    expect(spawned.output()).toContain(
      `The platform did not start: The workflows in ${file} cannot be used: ENOENT`,
    );
  });
});
