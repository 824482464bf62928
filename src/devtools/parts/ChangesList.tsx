import type { ChangeRow, ChangeStand } from '../model/DevtoolsState.ts';
import { duration, standWords, words } from '../words.ts';
import { Row, Rows, type Tone } from './Row.tsx';

const tones: Readonly<Record<ChangeStand, Tone>> = {
  held: 'busy',
  queued: 'busy',
  waiting: 'care',
  sending: 'busy',
  elsewhere: 'idle',
  confirmed: 'good',
  failed: 'bad',
  takenBack: 'idle',
};

/** What the reader did, and where it stands. */
export function ChangesList({ changes, now }: { changes: readonly ChangeRow[]; now: number }) {
  return (
    <Rows label={words.changes} none={words.noChanges}>
      {changes.map((change) => (
        <Row
          key={change.id}
          tone={tones[change.stand]}
          main={change.label}
          value={standWords[change.stand]}
          isStand
          side={duration(now - (change.steps.at(-1)?.at ?? now))}
          sub={change.error ?? trackOf(change)}
          details={[
            ['steps', trackOf(change)],
            ['failure', change.error],
            [
              'laid over',
              change.isLaid ? 'facts that were asked before it was confirmed' : 'nothing any more',
            ],
          ]}
        />
      ))}
    </Rows>
  );
}

/** `queued → sent after 2 ms → confirmed after 41 ms`. */
function trackOf({ steps }: ChangeRow): string {
  return steps
    .map(({ stand, at }, index) => {
      const before = steps[index - 1];
      return before === undefined
        ? standWords[stand]
        : `${standWords[stand]} after ${duration(at - before.at)}`;
    })
    .join(' → ');
}
