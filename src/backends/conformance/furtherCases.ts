import { unsentToken } from '../wire/request.ts';
import type { ConformanceCase } from './ConformanceSubject.ts';
import { check, SkippedCase, same } from './expectations.ts';
import { openReader } from './openReader.ts';

const always = () => true;
const hasSwitch = ({ channels }: { readonly channels: object }) => Object.keys(channels).length > 0;

/** Sessions and preferences. */
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
    id: 'preferences/foreign',
    name: 'A switch that one reader turns stays as it is for another one',
    needs: ['other'],
    appliesTo: ({ preferences, globalPreference }) => preferences || globalPreference,
    async run(subject) {
      const { backend, call, capabilities } = await openReader(subject);
      const other = await openReader(subject, subject.other);
      const switchesOf = async (reader: typeof other) => ({
        workflows: capabilities.preferences ? await reader.backend.listPreferences?.(reader.call) : [],
        global: capabilities.globalPreference
          ? (await reader.backend.getGlobalPreference?.(reader.call))?.preference.channels
          : undefined,
      });
      const [own, before] = [await switchesOf({ ...other, backend, call }), await switchesOf(other)];
      const rows = own.workflows ?? [];
      const row = rows.find(({ workflow, preference }) => !workflow.critical && hasSwitch(preference));
      const targets = [
        ...(own.global === undefined ? [] : [{ id: undefined, channels: own.global }]),
        ...(row === undefined ? [] : [{ id: row.workflow.id, channels: row.preference.channels }]),
      ].filter((target) => hasSwitch(target));
      if (targets.length === 0) {
        throw new SkippedCase('There is no switch that the reader could turn');
      }
      for (const { id, channels } of targets) {
        const [channel = '', on] = Object.entries(channels)[0] ?? [];
        await backend.changePreference?.(id, { [channel]: !on }, call);
        const after = await switchesOf(other);
        await backend.changePreference?.(id, { [channel]: on }, call);
        same(after, before, `The switches of another reader, after \`${id ?? 'global'}\` was turned`);
      }
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
];
