import type { FactRow } from '../model/DevtoolsState.ts';
import { duration, factStand, reasonText, words } from '../words.ts';
import { Row, Rows, type Tone } from './Row.tsx';

/** What the server said, how old it is, and why it was asked. */
export function FactsList({ facts, now }: { facts: readonly FactRow[]; now: number }) {
  return (
    <Rows label={words.facts} none={words.noFacts}>
      {facts.map((fact) => (
        <Row
          key={fact.key}
          tone={toneOf(fact)}
          main={
            <>
              <code>{fact.name}</code>
              {fact.query !== undefined && fact.query !== '{}' && (
                <code className="carillon-devtools-faint"> {fact.query}</code>
              )}
            </>
          }
          value={fact.value ?? '–'}
          side={fact.askedAt === undefined ? (fact.isStored ? 'stored' : '') : duration(now - fact.askedAt)}
          sub={subOf(fact)}
          details={[
            ['stands', factStand(fact)],
            ['failure', fact.error],
            ['contradicted', fact.contradiction],
            ['asked', `${fact.asks} ${fact.asks === 1 ? 'time' : 'times'} while the tools are open`],
            ['because', fact.why && reasonText(fact.why)],
            ['on screen', fact.isShown ? 'yes' : 'no'],
            ['key', <code key="key">{fact.key}</code>],
          ]}
        />
      ))}
    </Rows>
  );
}

function subOf(fact: FactRow): string {
  if (fact.isUnsupported) {
    return factStand(fact);
  }
  const why = fact.error ?? fact.contradiction ?? (fact.why && reasonText(fact.why));
  return why === undefined ? factStand(fact) : `${factStand(fact)} · ${why}`;
}

function toneOf({ error, contradiction, isAsking, isOwed, isStored, isShown, isUnsupported }: FactRow): Tone {
  if (isUnsupported) {
    return 'idle';
  }
  if (isAsking) {
    return 'busy';
  }
  if (error !== undefined || contradiction !== undefined) {
    return 'bad';
  }
  return isOwed || isStored ? 'care' : isShown ? 'good' : 'idle';
}
