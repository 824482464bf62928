import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../primitives/index.ts';

/** How something is: its dot has a colour, and its words say it too. */
export type Tone = 'good' | 'busy' | 'care' | 'bad' | 'idle';

/** A row of a list, and what is told of it once it is opened. */
export interface RowProps {
  tone: Tone;
  main: ReactNode;
  value?: ReactNode;
  /** Whether all of `main` is shown where there is little room. @default false */
  isLong?: boolean;
  /** Whether the value says how it is. @default false */
  isStand?: boolean;
  side?: string | undefined;
  sub?: ReactNode;
  /** Pairs of a word and a text. One without a text is left out. */
  details: readonly (readonly [term: string, text: ReactNode | undefined])[];
}

export function Row({ tone, main, value, isLong = false, isStand = false, side, sub, details }: RowProps) {
  const told = details.filter(([, text]) => text !== undefined && text !== '');
  return (
    <li className="carillon-devtools-row" data-long={isLong} data-lines={sub === undefined ? 1 : 2}>
      <details>
        <summary>
          <span className="carillon-devtools-dot" data-tone={tone} aria-hidden="true" />
          <span className="carillon-devtools-main">
            <bdi>{main}</bdi>
          </span>
          <span className="carillon-devtools-value" data-tone-text={isStand ? tone : undefined}>
            <bdi>{value}</bdi>
          </span>
          <span className="carillon-devtools-side">
            <bdi dir="ltr">{side}</bdi>
          </span>
          <span className="carillon-devtools-chevron">
            <ChevronDownIcon size={12} />
          </span>
          {sub !== undefined && (
            <span className="carillon-devtools-sub">
              <bdi>{sub}</bdi>
            </span>
          )}
        </summary>
        <dl className="carillon-devtools-details">
          {told.map(([term, text]) => (
            <Pair key={term} term={term}>
              {text}
            </Pair>
          ))}
        </dl>
      </details>
    </li>
  );
}

/** A word and what it is. */
export function Pair({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </>
  );
}

/** A list of rows, or what it means that there are none. */
export function Rows({
  label,
  none,
  children,
}: {
  label: string;
  none: string;
  children: readonly ReactNode[];
}) {
  return children.length === 0 ? (
    <p className="carillon-devtools-empty">{none}</p>
  ) : (
    <ul aria-label={label}>{children}</ul>
  );
}
