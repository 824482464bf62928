import type { AskRow } from '../model/DevtoolsState.ts';
import { duration, reasonText, words } from '../words.ts';
import { Row, Rows, type Tone } from './Row.tsx';

/** Why something was asked again. */
export function AsksList({ asks, now }: { asks: readonly AskRow[]; now: number }) {
  return (
    <Rows label={words.asks} none={words.noAsks}>
      {asks.map((ask) => (
        <Row
          key={ask.id}
          tone={toneOf(ask)}
          main={reasonText(ask.why)}
          isLong
          side={duration(now - ask.at)}
          sub={<code>{ask.facts.join(', ')}</code>}
          details={[['reason', <code key="why">{ask.why.type}</code>]]}
        />
      ))}
    </Rows>
  );
}

function toneOf({ why }: AskRow): Tone {
  if (why.type === 'change') {
    return why.isConfirmed ? 'good' : 'bad';
  }
  return why.type === 'line' ? 'busy' : why.type === 'page' || why.type === 'poll' ? 'idle' : 'care';
}
