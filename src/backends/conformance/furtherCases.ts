import type { LineListener, MessageButton } from '../../data/index.ts';
import { unsentToken } from '../wire/request.ts';
import type { ConformanceCase, ConformanceSubject } from './ConformanceSubject.ts';
import { check, SkippedCase, same } from './expectations.ts';
import { openReader } from './openReader.ts';

const always = () => true;
const buttons: readonly MessageButton[] = [
  { type: 'primary', label: 'Yes' },
  { type: 'secondary', label: 'No' },
];

/** Tries something with a line of the subject's reader that is open, and closes it. */
async function withLine(
  subject: ConformanceSubject,
  attempt: (line: Awaited<ReturnType<typeof openLine>>) => Promise<void>,
): Promise<void> {
  const line = await openLine(subject);
  try {
    await line.reader.settled(() => check(line.heard('opened'), 'The line has not opened'));
    await attempt(line);
  } finally {
    line.close();
  }
}

/** A line of the subject's reader, and what it tells. */
async function openLine(subject: ConformanceSubject) {
  const reader = await openReader(subject);
  const told: string[] = [];
  const listener: LineListener = {
    opened: () => void told.push('opened'),
    closed: (reason) => void told.push(reason),
    hint: () => void told.push('hint'),
    message: ({ id }) => void told.push(`message ${String(id)}`),
    counts: () => void told.push('counts'),
  };
  const open = await reader.backend.line?.load();
  const close = open?.({ token: () => reader.token, renew: async () => {} }, listener);
  const heard = (what: string, since = 0) => told.slice(since).some((one) => one.startsWith(what));
  return { reader, told, heard, close: () => close?.() };
}

/** Sessions, buttons, preferences and the line. */
export const furtherCases: readonly ConformanceCase[] = [
  {
    id: 'sessions/refused',
    name: 'A token that is none is refused as unauthorized',
    needs: [],
    appliesTo: always,
    async run(subject) {
      const { backend, call, token, fails } = await openReader(subject);
      if (token.startsWith(unsentToken) || token.length < 8) {
        throw new SkippedCase(
          'The backend does not send its token: cookies or headers say who the reader is',
        );
      }
      const wrong = { ...call, token: 'no.session.at.all' };
      await fails(backend.listMessages({}, null, 1, wrong), ['unauthorized'], 'A list with a wrong token');
    },
  },
  {
    id: 'calls/aborted',
    name: 'A call that is given up ends',
    needs: [],
    appliesTo: always,
    async run(subject) {
      const { backend, call } = await openReader(subject);
      const controller = new AbortController();
      controller.abort();
      const ended = backend.listMessages({}, null, 1, { ...call, signal: controller.signal }).then(
        () => true,
        () => true,
      );
      const late = new Promise<boolean>((resolve) => setTimeout(resolve, 5_000, false));
      check(await Promise.race([ended, late]), 'A call that was given up has not ended after five seconds');
    },
  },
  {
    id: 'buttons/press',
    name: 'A pressed button is told with the message',
    needs: ['deliver'],
    appliesTo: (capabilities) => capabilities.buttons,
    async run(subject) {
      const { backend, call, deliver, find, settled } = await openReader(subject);
      const [row] = await deliver(1, { buttons });
      const id = row?.id ?? '';
      await backend.runMessageButton?.(id, 'secondary', undefined, call);
      await settled(async () => {
        const pressed = (await find(id))?.pressed;
        same(
          typeof pressed === 'object' && pressed !== null && 'type' in pressed && pressed.type,
          'secondary',
          'The pressed button',
        );
      });
    },
  },
  {
    id: 'buttons/foreign',
    name: 'Nobody presses a button of another reader’s message',
    needs: ['deliver', 'other'],
    appliesTo: (capabilities) => capabilities.buttons,
    async run(subject) {
      const { backend, call, fails } = await openReader(subject);
      const other = await openReader(subject, subject.other);
      const id = (await other.deliver(1, { buttons }))[0]?.id ?? '';
      const press = backend.runMessageButton?.(id, 'primary', undefined, call) ?? Promise.resolve();
      await fails(press, ['no failure', 'gone', 'refused'], 'A press of a foreign button');
      same((await other.find(id))?.pressed ?? null, null, 'The button of the other reader that is pressed');
    },
  },
  {
    id: 'preferences/workflow',
    name: 'A switch of a workflow stays as it was turned, and leaves the others',
    needs: [],
    appliesTo: ({ preferences }) => preferences,
    async run(subject) {
      const { backend, call, settled } = await openReader(subject);
      const list = async () => (await backend.listPreferences?.(call)) ?? [];
      const before = await list();
      const row = before.find(
        ({ workflow, preference }) => !workflow.critical && Object.keys(preference.channels).length > 0,
      );
      const [channel, on] = Object.entries(row?.preference.channels ?? {})[0] ?? [];
      if (row === undefined || channel === undefined) {
        throw new SkippedCase('No workflow of the reader has a switch');
      }
      const now = async () =>
        (await list()).map(({ workflow, preference }) => [workflow.id, preference.channels]);
      const was = before.map(({ workflow, preference }) => [workflow.id, preference.channels]);
      const turned = before.map(({ workflow, preference }) => [
        workflow.id,
        workflow.id === row.workflow.id ? { ...preference.channels, [channel]: !on } : preference.channels,
      ]);
      await backend.changePreference?.(row.workflow.id, { [channel]: !on }, call);
      await settled(async () => same(await now(), turned, 'The switches after one was turned'));
      await backend.changePreference?.(row.workflow.id, { [channel]: on }, call);
      await settled(async () => same(await now(), was, 'The switches after it was turned back'));
    },
  },
  {
    id: 'preferences/global',
    name: 'A switch for all workflows stays as it was turned',
    needs: [],
    appliesTo: ({ globalPreference }) => globalPreference,
    async run(subject) {
      const { backend, call, settled } = await openReader(subject);
      const get = async () => (await backend.getGlobalPreference?.(call))?.preference.channels ?? {};
      const [channel, on] = Object.entries(await get())[0] ?? [];
      if (channel === undefined) {
        throw new SkippedCase('There is no switch for all workflows');
      }
      for (const next of [!on, on === true]) {
        await backend.changePreference?.(undefined, { [channel]: next }, call);
        await settled(async () => same(Object.entries(await get())[0], [channel, next], 'The switch'));
      }
    },
  },
  {
    id: 'line/message',
    name: 'The line opens, and tells of a new message within two seconds',
    needs: ['line', 'deliver'],
    appliesTo: always,
    run: (subject) =>
      withLine(subject, async ({ reader, told, heard }) => {
        const since = told.length;
        const [row] = await reader.deliver(1);
        await reader.settled(() =>
          check(
            heard(`message ${row?.id}`, since) || heard('hint', since),
            'The line has told of no message, and given no hint',
          ),
        );
      }),
  },
  {
    id: 'line/other-device',
    name: 'The line tells of a change that was made elsewhere',
    needs: ['line', 'deliver'],
    appliesTo: always,
    run: (subject) =>
      withLine(subject, async ({ reader, told, heard }) => {
        const [row] = await reader.deliver(1);
        const elsewhere = await openReader(subject);
        const since = told.length;
        await elsewhere.change({ ids: [row?.id ?? ''] }, { read: true, seen: true });
        await reader.settled(() =>
          check(
            heard('counts', since) || heard('hint', since),
            'The line has told nothing of a change elsewhere',
          ),
        );
      }),
  },
  {
    id: 'line/foreign',
    name: 'The line tells nothing of the messages of another reader',
    needs: ['line', 'deliver', 'other'],
    appliesTo: always,
    run: (subject) =>
      withLine(subject, async ({ told }) => {
        const other = await openReader(subject, subject.other);
        const since = told.length;
        const [foreign] = await other.deliver(1);
        await new Promise((resolve) => setTimeout(resolve, 200));
        check(
          !told.slice(since).includes(`message ${foreign?.id}`),
          'The line has told a message of another reader',
        );
      }),
  },
  {
    id: 'line/closed',
    name: 'A closed line tells nothing any more',
    needs: ['line', 'deliver'],
    appliesTo: always,
    run: (subject) =>
      withLine(subject, async ({ reader, told, close }) => {
        close();
        const since = told.length;
        await reader.deliver(1);
        await new Promise((resolve) => setTimeout(resolve, 200));
        same(told.slice(since), [], 'What a closed line has told');
      }),
  },
  {
    id: 'line/comes-back',
    name: 'A line that breaks says so, and comes back by itself',
    needs: ['line', 'breakLine', 'deliver'],
    appliesTo: always,
    run: (subject) =>
      withLine(subject, async ({ reader, told, heard }) => {
        const since = told.length;
        await subject.breakLine?.();
        const endAt = Date.now() + 15_000;
        while (!heard('opened', since) && Date.now() < endAt) {
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        check(heard('lost', since) || heard('refused', since), 'The line has not told that it broke');
        check(heard('opened', since), 'The line has not come back within 15 seconds');
        const back = told.length;
        await reader.deliver(1);
        await reader.settled(() => check(told.length > back, 'The line that came back tells nothing'));
      }),
  },
];
