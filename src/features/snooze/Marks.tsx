import type { InboxMessage } from '../../data/index.ts';
import { mark } from '../../inbox/message-item/ItemText.css.ts';
import { anyTime, type PlaceWords } from '../../locales/index.ts';
import { ClockIcon } from '../../primitives/index.ts';

/** Props of `Marks`. */
export interface MarksProps {
  message: InboxMessage;
  words: PlaceWords;
}

/** Until when and where a message is put off, or that it has come back and why. */
export function Marks({ message, words }: MarksProps) {
  const { snoozedUntil, snoozedHere, cameBack, read } = message;
  const time = snoozedUntil ? Date.parse(snoozedUntil) : Number.NaN;
  const putOff = Number.isNaN(time)
    ? cameBack && !read && words.text(cameBack === 'activity' ? 'backByActivity' : 'cameBack')
    : words.text('snoozedUntil', { time: anyTime(words.tag, time, Date.now()) });
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
