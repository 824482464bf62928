import type { InboxMessage } from '../../data/index.ts';
import type { DoneChange, FeatureCode } from '../../inbox/features/Feature.ts';
import { choicesOf } from '../../inbox/menu/Choices.tsx';
import { mark } from '../../inbox/message-item/ItemText.css.ts';
import { shownCount } from '../../inbox/root/actsDone.ts';
import type { ActionChoice, FeatureAction } from '../../inbox/settings/messageAction.ts';
import { anyTime, nearTime, type PlaceWords, placeWords } from '../../locales/index.ts';
import { ClockIcon } from '../../primitives/index.ts';
import { ChooseTime } from './ChooseTime.tsx';
import { never, snoozeTimes } from './snoozeTimes.ts';

/** The words for messages that the reader has put off or brought back; undefined for anything else. */
export function doneWords(words: PlaceWords, { kind, count, effect }: DoneChange): string | undefined {
  const { tag, text } = words;
  if (kind === 'unsnoozed') {
    return text('backInInbox');
  }
  if (kind !== 'snoozed') {
    return undefined;
  }
  if (count > 1) {
    return text('manySnoozed', { count: shownCount(count, words) });
  }
  const until = typeof effect === 'object' && 'snoozedUntil' in effect ? effect.snoozedUntil : undefined;
  return until && Date.parse(until) < never
    ? text('snoozedUntil', { time: anyTime(tag, Date.parse(until), Date.now()) })
    : text('snoozedTab');
}

/** Props of `Marks`. */
interface MarksProps {
  message: InboxMessage;
  words: PlaceWords;
}

/** Until when and where a message is put off, or that it has come back and why. */
function Marks({ message, words }: MarksProps) {
  const { snoozedUntil, snoozedHere, cameBack, read } = message;
  const time = snoozedUntil ? Date.parse(snoozedUntil) : Number.NaN;
  const putOff = Number.isNaN(time)
    ? cameBack && !read && words.text(cameBack === 'activity' ? 'backByActivity' : 'cameBack')
    : time < never && words.text('snoozedUntil', { time: anyTime(words.tag, time, Date.now()) });
  return (
    <>
      {putOff && (
        <span className={mark}>
          <ClockIcon size={13} />
          {putOff}
        </span>
      )}
      {snoozedHere && snoozedUntil && <span className={mark}>{words.text('onlyInThisBrowser')}</span>}
    </>
  );
}

/** Puts messages off until a time, in milliseconds since 1970. */
type Snooze = (messages: readonly InboxMessage[], untilMs: number) => void;

/** Messages can be put off until a time, and brought back before. */
export const snooze: FeatureCode = {
  start: ({ translator }, add) =>
    placeWords.follow(translator, (words) => {
      const { text } = words;
      add({
        actions({ place, capabilities, change }) {
          const moveTo = (messages: readonly InboxMessage[], snoozedUntil: string | null) =>
            change(
              messages.map(({ id }) => id),
              { snoozedUntil },
            );
          const snooze: Snooze = (messages, untilMs) => moveTo(messages, new Date(untilMs).toISOString());
          const icon = <ClockIcon size={16} />;
          const action: FeatureAction =
            place === 'snoozed'
              ? {
                  id: 'unsnooze',
                  label: text('unsnooze'),
                  icon,
                  appliesTo: ({ archived, snoozedUntil }) => !archived && Boolean(snoozedUntil),
                  onSelect: (messages) => moveTo(messages, null),
                }
              : {
                  id: 'snooze',
                  label: text('snooze'),
                  icon,
                  appliesTo: ({ archived, snoozedUntil }) => !archived && !snoozedUntil,
                  choices: choicesOf(() => choicesIn(words, snooze)),
                  onSelect: (messages) => snooze(messages, snoozeTimes(Date.now()).tomorrow),
                };
          return capabilities.snooze && place !== 'archived' ? [action] : [];
        },
        rowMarks: (message) =>
          message.snoozedUntil || (message.cameBack && !message.read) ? (
            <Marks message={message} words={words} />
          ) : null,
        done: (change) => doneWords(words, change),
        commandNames: { snoozed: text('snooze'), unsnoozed: text('unsnooze') },
        places: {
          snoozed: { tab: text('snoozedTab'), title: text('noSnoozed'), icon: <ClockIcon size={28} /> },
        },
      });
    }),
};

/** The times until which messages can be put off, each with what it is on the clock, and a field for any other. */
function choicesIn(words: PlaceWords, snooze: Snooze): readonly ActionChoice[] {
  const nowMs = Date.now();
  const { inAnHour, thisEvening, tomorrow, nextWeek } = snoozeTimes(nowMs);
  const times = [
    ['inAnHour', inAnHour],
    ['thisEvening', thisEvening],
    ['tomorrow', tomorrow],
    ['nextWeek', nextWeek],
    ['withoutTime', never],
  ] as const;
  return [
    ...times.flatMap(([id, untilMs]) =>
      untilMs === undefined
        ? []
        : [
            {
              id,
              label: words.text(id),
              detail: untilMs < never ? nearTime(words.tag, untilMs, nowMs) : undefined,
              onSelect: (messages: readonly InboxMessage[]) => snooze(messages, untilMs),
            },
          ],
    ),
    {
      id: 'choose',
      label: words.text('chooseTime'),
      ask: (box) => (
        <ChooseTime
          words={words}
          anchor={box.anchor}
          onClose={box.onEnd}
          onTime={(untilMs) => {
            box.onEnd(true);
            snooze(box.messages, untilMs);
          }}
        />
      ),
      onSelect: () => {},
    },
  ];
}
