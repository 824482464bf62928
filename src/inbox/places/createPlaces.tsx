import type { InboxMessage } from '../../data/index.ts';
import type { PlaceWords } from '../../locales/index.ts';
import { ArchiveIcon, ClockIcon, InboxIcon } from '../../primitives/index.ts';
import type { MessageAction } from '../settings/messageAction.ts';
import { type Place, type Places, placeOf } from '../settings/Places.ts';
import { Commands } from './Commands.tsx';
import { doneWords } from './doneWords.ts';
import { hasMarks, Marks } from './Marks.tsx';
import { snoozeTimes } from './snoozeTimes.ts';
import { TimesMenu } from './TimesMenu.tsx';

/** Puts messages off until a time. */
type Snooze = (messages: readonly InboxMessage[], untilMs: number) => void;

/** How the actions that ask for a time put messages off, by what they do: a host may word an action in another way. */
const askingForTime = new WeakMap<MessageAction['onSelect'], Snooze>();

/** What archive, snooze and severity add to an inbox, in these words. */
export function createPlaces(words: PlaceWords): Places {
  const { text } = words;
  const times: Places['times'] = ({ onSelect }) => {
    const snooze = askingForTime.get(onSelect);
    return (
      snooze &&
      ((concerned, menu) => (
        <TimesMenu {...menu} words={words} onTime={(untilMs) => snooze(concerned, untilMs)} />
      ))
    );
  };
  return {
    actions(place, capabilities, change) {
      const snooze: Snooze = (messages, untilMs) =>
        change({ ids: idsOf(messages), effect: { snoozedUntil: new Date(untilMs).toISOString() } });
      const untilTomorrow: MessageAction['onSelect'] = (messages) =>
        snooze(messages, snoozeTimes(Date.now()).tomorrow);
      askingForTime.set(untilTomorrow, snooze);
      const inInbox = (message: InboxMessage) => placeOfMessage(message) === undefined;

      const archiving: readonly MessageAction[] =
        place === 'archived'
          ? [
              {
                id: 'unarchive',
                label: text('unarchive'),
                icon: <InboxIcon size={16} />,
                shortcut: 'E',
                appliesTo: ({ archived = false }) => archived,
                onSelect: (messages) => change({ ids: idsOf(messages), effect: { archived: false } }),
              },
            ]
          : [
              {
                id: 'archive',
                label: text('archive'),
                icon: <ArchiveIcon size={16} />,
                shortcut: 'E',
                appliesTo: inInbox,
                onSelect: (messages) => change({ ids: idsOf(messages), effect: { archived: true } }),
              },
            ];
      const snoozing: readonly MessageAction[] =
        place === 'snoozed'
          ? [
              {
                id: 'unsnooze',
                label: text('unsnooze'),
                icon: <ClockIcon size={16} />,
                appliesTo: (message) => placeOfMessage(message) === 'snoozed',
                onSelect: (messages) => change({ ids: idsOf(messages), effect: { snoozedUntil: null } }),
              },
            ]
          : [
              {
                id: 'snooze',
                label: text('snooze'),
                icon: <ClockIcon size={16} />,
                appliesTo: inInbox,
                onSelect: untilTomorrow,
              },
            ];
      return [
        ...(capabilities.archive && place !== 'snoozed' ? archiving : []),
        ...(capabilities.snooze && place !== 'archived' ? snoozing : []),
      ];
    },
    commands: (offered, draw, beside) => (
      <Commands offered={offered} draw={draw} beside={beside} times={times} />
    ),
    times,
    marks: (message) => (hasMarks(message) ? <Marks message={message} words={words} /> : null),
    done: (kind, count, effect) => doneWords(words, kind, count, effect),
    commandNames: {
      archived: text('archive'),
      unarchived: text('unarchive'),
      snoozed: text('snooze'),
      unsnoozed: text('unsnooze'),
    },
    tabs: { archived: text('archivedTab'), snoozed: text('snoozedTab') },
    empty: {
      archived: { title: text('noArchived'), icon: <ArchiveIcon size={28} /> },
      snoozed: { title: text('noSnoozed'), icon: <ClockIcon size={28} /> },
    },
  };
}

function placeOfMessage({ archived, snoozedUntil }: InboxMessage): Place | undefined {
  return placeOf({ archived, snoozed: Boolean(snoozedUntil) });
}

function idsOf(messages: readonly InboxMessage[]): readonly string[] {
  return messages.map(({ id }) => id);
}
