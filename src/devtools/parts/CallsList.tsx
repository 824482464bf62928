import type { CallRow } from '../model/DevtoolsState.ts';
import { duration, words } from '../words.ts';
import { Row, Rows, type Tone } from './Row.tsx';

/** The calls of the backend: what was requested, the answer, and how long it took. */
export function CallsList({ calls, now }: { calls: readonly CallRow[]; now: number }) {
  return (
    <Rows label={words.calls} none={words.noCalls}>
      {calls.map((call) => (
        <Row
          key={call.id}
          tone={toneOf(call)}
          main={
            call.path === undefined ? (
              <code>{call.operation}</code>
            ) : (
              <>
                <code className="carillon-devtools-faint">{call.method} </code>
                <code>{call.path}</code>
                <code className="carillon-devtools-faint"> {call.operation}</code>
              </>
            )
          }
          value={
            call.status ??
            (call.ms === undefined ? words.underWay : call.error === undefined ? 'ok' : 'failed')
          }
          isStand
          side={duration(call.ms ?? now - call.at)}
          sub={call.error}
          details={[
            ['operation', <code key="operation">{call.operation}</code>],
            ['failure', call.error],
            ['began', `${duration(now - call.at)} ago`],
          ]}
        />
      ))}
    </Rows>
  );
}

function toneOf({ ms, status = 0, error }: CallRow): Tone {
  if (ms === undefined) {
    return 'busy';
  }
  return error !== undefined || status >= 400 ? 'bad' : 'good';
}
