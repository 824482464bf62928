import type { DevtoolsState, LineSnapshot } from '../model/DevtoolsState.ts';
import { duration, lineText, words } from '../words.ts';
import { Pair, Row, Rows, type Tone } from './Row.tsx';

/** The line as it is, who holds it, and what has happened to it. */
export function LineView({ state, now }: { state: DevtoolsState; now: number }) {
  const { line, reader, steps } = state;
  return (
    <>
      <dl className="carillon-devtools-details carillon-devtools-now">
        <Pair term="line">{lineText(line)}</Pair>
        <Pair term="socket of this tab">{socketText(line)}</Pair>
        <Pair term="subscriber">
          <code>{reader.subscriber || '–'}</code>
        </Pair>
        <Pair term="application">
          <code>{reader.application || '–'}</code>
        </Pair>
        <Pair term="backend">
          <code>{reader.backend}</code>
        </Pair>
      </dl>
      <Rows label={words.line} none={words.noSteps}>
        {steps.map((step) => (
          <Row
            key={step.id}
            tone={lineTone(step)}
            main={step.event}
            value={step.state}
            isStand
            side={duration(now - step.at)}
            details={[
              ['leads', step.isLeader ? 'this tab' : 'another tab'],
              ['socket', step.socket],
            ]}
          />
        ))}
      </Rows>
    </>
  );
}

const tones: Readonly<Record<LineSnapshot['state'], Tone>> = {
  live: 'good',
  connecting: 'busy',
  recovering: 'care',
  offline: 'care',
  refused: 'bad',
  off: 'idle',
};

export function lineTone({ state }: Pick<LineSnapshot, 'state'>): Tone {
  return tones[state];
}

/** Asked to open, a socket is there before it hears anything, and after it was refused. */
function socketText({ socket, state }: LineSnapshot): string {
  return socket === 'open' && state !== 'live' ? 'not heard' : (socket ?? 'not begun');
}
