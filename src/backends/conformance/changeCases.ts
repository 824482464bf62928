import type { MessageEffect } from '../../data/index.ts';
import type { ConformanceCase } from './ConformanceSubject.ts';
import { check, same } from './expectations.ts';
import { inTwoDays, openReader } from './openReader.ts';

const always = () => true;
const read = { read: true, seen: true } as const;
const unread = { read: false, seen: true } as const;

/** What a row has to say after a change. */
function sayingOf(effect: Exclude<MessageEffect, 'removed'>) {
  const { archived, snoozedUntil, ...flags } = effect;
  return {
    ...flags,
    ...(archived === undefined ? {} : { archived }),
    ...(snoozedUntil === undefined ? {} : { isPutOff: snoozedUntil !== null }),
  };
}

function change(
  id: string,
  name: string,
  effect: Exclude<MessageEffect, 'removed'>,
  appliesTo: ConformanceCase['appliesTo'],
  before?: Exclude<MessageEffect, 'removed'>,
): ConformanceCase {
  return {
    id: `changes/${id}`,
    name,
    needs: ['deliver'],
    appliesTo,
    async run(subject) {
      const { deliver, change: send, list, settled } = await openReader(subject);
      const [row, other] = await deliver(2);
      const [target, left] = [row?.id ?? '', other?.id ?? ''];
      if (before !== undefined) {
        await send({ ids: [target] }, before);
      }
      const query = {
        ...(effect.archived === true ? { archived: true } : {}),
        ...(typeof effect.snoozedUntil === 'string' ? { snoozed: true } : {}),
      };
      // Twice, as after an answer that was lost.
      for (const time of ['once', 'twice']) {
        const { messages } = await send({ ids: [target] }, effect);
        for (const returned of messages ?? []) {
          same(returned.id, target, `The message that was returned, when it was sent ${time}`);
        }
        await settled(async () => {
          const { rows } = await list(query);
          const found = rows.find(({ id: one }) => one === target);
          check(found !== undefined, `The message is not listed after its change was sent ${time}`);
          const { read: isRead, seen, archived, snoozedUntil } = found ?? {};
          const all = {
            read: isRead,
            seen,
            archived: archived ?? false,
            isPutOff: (snoozedUntil ?? null) !== null,
          };
          const wanted = sayingOf(effect);
          const said = Object.fromEntries(
            Object.entries(all).filter(([flag]) => Object.hasOwn(wanted, flag)),
          );
          same(sorted(said), sorted(wanted), `The message after its change was sent ${time}`);
        });
      }
      const untouched = (await list({})).rows.find(({ id: one }) => one === left);
      same(untouched?.read, false, 'Another message is read');
      if (Object.keys(query).length > 0) {
        const inInbox = (await list({})).rows.some(({ id: one }) => one === target);
        same(inInbox, false, 'What is put away or off is listed in the inbox');
      }
    },
  };
}

function sorted(record: object) {
  return Object.entries(record).sort(([one], [other]) => one.localeCompare(other));
}

/** Marks, archive, snooze and removals. */
export const changeCases: readonly ConformanceCase[] = [
  change('read', 'A mark as read, sent once or twice, makes one message read', read, always),
  change('unread', 'A mark as unread makes a read message unread', unread, ({ unread: can }) => can, read),
  change('seen', 'A mark as seen leaves the message unread', { seen: true }, ({ seen }) => seen),
  change(
    'archive',
    'An archived message is listed with archived ones only, and read',
    { archived: true, ...read },
    ({ archive }) => archive,
  ),
  change(
    'unarchive',
    'A message that is brought back from the archive is listed in the inbox',
    { archived: false },
    ({ archive }) => archive,
    { archived: true, ...read },
  ),
  change(
    'snooze',
    'A message that is put off is listed with those only',
    { snoozedUntil: inTwoDays(), seen: true },
    ({ snooze }) => snooze,
  ),
  {
    id: 'changes/unsnooze',
    name: 'A message that was put off comes back when the reader ends that',
    needs: ['deliver'],
    appliesTo: ({ snooze }) => snooze,
    async run(subject) {
      const { deliver, change: send, find, settled } = await openReader(subject);
      const [row] = await deliver(1);
      const ids = [row?.id ?? ''];
      await send({ ids }, { snoozedUntil: inTwoDays(), seen: true });
      await settled(async () => same(await find(ids[0] ?? ''), undefined, 'The message in the inbox'));
      await send({ ids }, { snoozedUntil: null });
      await settled(async () =>
        same((await find(ids[0] ?? ''))?.snoozedUntil ?? null, null, 'Until when it is put off'),
      );
    },
  },
  {
    id: 'changes/several',
    name: 'A mark of several messages concerns all of them',
    needs: ['deliver'],
    appliesTo: always,
    async run(subject) {
      const { deliver, change: send, list, settled } = await openReader(subject);
      const ids = (await deliver(4)).map(({ id }) => id);
      await send({ ids }, read);
      await settled(async () => {
        const rows = (await list({})).rows.filter(({ id }) => ids.includes(id));
        same(
          rows.map((row) => row.read),
          [true, true, true, true],
          'The messages are read',
        );
      });
    },
  },
  {
    id: 'changes/remove',
    name: 'A removed message is gone, also from the counts, and can be removed once more',
    needs: ['deliver'],
    appliesTo: ({ remove }) => remove !== false,
    async run(subject) {
      const { deliver, change: send, find, count, settled, fails } = await openReader(subject);
      const before = await count({ read: false });
      const [row] = await deliver(1);
      const ids = [row?.id ?? ''];
      await send({ ids }, 'removed');
      await settled(async () => same(await find(ids[0] ?? ''), undefined, 'The removed message'));
      await settled(async () => same(await count({ read: false }), before, 'Unread messages'));
      await fails(send({ ids }, 'removed'), ['no failure', 'gone'], 'A removal of what is gone');
    },
  },
  {
    id: 'changes/unknown',
    name: 'A change of a message that is not there says that it is gone, or does nothing',
    needs: ['deliver'],
    appliesTo: always,
    async run(subject) {
      const { deliver, change: send, find, fails, settled } = await openReader(subject);
      const [row] = await deliver(1);
      const id = row?.id ?? '';
      // Of the same form as a real one.
      const unknown = id.replace(/[0-9a-f]$/i, (last) => (last === '0' ? '1' : '0'));
      const ids = [unknown === id ? `${id}0` : unknown];
      await fails(
        send({ ids }, read),
        ['no failure', 'gone', 'refused'],
        'A mark of a message that is not there',
      );
      await settled(async () => same((await find(id))?.read, false, 'Another message is read'));
    },
  },
  {
    id: 'changes/foreign',
    name: 'Nobody sees or changes the messages of another reader',
    needs: ['deliver', 'other'],
    appliesTo: always,
    async run(subject) {
      const own = await openReader(subject);
      const other = await openReader(subject, subject.other);
      const [foreign] = await other.deliver(1);
      const id = foreign?.id ?? '';
      same(await own.find(id), undefined, 'A message of another reader in the list');
      if (own.capabilities.read !== 'ids') {
        await own.change({ all: {} }, read);
      }
      const { archive, snooze, remove } = own.capabilities;
      const effects: MessageEffect[] = [
        read,
        ...(archive ? [{ archived: true, ...read }] : []),
        ...(snooze ? [{ snoozedUntil: inTwoDays(), archived: false, seen: true }] : []),
        ...(remove === false ? [] : (['removed'] as const)),
      ];
      for (const effect of effects) {
        await own.fails(
          own.change({ ids: [id] }, effect),
          ['no failure', 'gone', 'refused'],
          'A foreign change',
        );
      }
      same((await other.find(id))?.read, false, 'The message of the other reader was changed; it is read');
    },
  },
];
