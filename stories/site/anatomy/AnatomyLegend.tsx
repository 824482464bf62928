import { SiteLink } from '../../../.storybook/site/SiteLink.tsx';
import type { Piece } from './findPieces.ts';
import { partNames, propsOf } from './partNames.ts';
import { variablesOf } from './variablesOf.ts';

/** Props of `AnatomyLegend`. */
interface AnatomyLegendProps {
  pieces: readonly Piece[];
  /** How many entries to keep room for. */
  count: number;
  onPoint: (identity: string | undefined) => void;
}

/** What the numbers of a drawing are: each piece by its name, with its selector, its props and its CSS variables. */
export function AnatomyLegend({ pieces, count, onPoint }: AnatomyLegendProps) {
  return (
    <ol className="anatomy-legend" style={{ '--entries': count } as object}>
      {pieces.map(({ identity, element }) => (
        <li
          key={identity}
          onPointerEnter={() => onPoint(identity)}
          onPointerLeave={() => onPoint(undefined)}
          onFocus={() => onPoint(identity)}
          onBlur={() => onPoint(undefined)}
        >
          <Entry identity={identity} element={element} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ identity, element }: Pick<Piece, 'identity' | 'element'>) {
  const part = partNames.get(identity);
  const variables = variablesOf(element);
  return (
    <>
      <span className="anatomy-name">
        <strong>{part?.name ?? identity}</strong>
        {part !== undefined && <code>{identity}</code>}
      </span>
      {part !== undefined && (
        <SiteLink href={propsOf(part)}>
          props<span className="anatomy-of"> of {part.name}</span>
        </SiteLink>
      )}
      {variables.length > 0 && (
        <details>
          <summary>
            {variables.length === 1 ? '1 variable' : `${variables.length} variables`}
            <span className="anatomy-of"> of {part?.name ?? identity}</span>
          </summary>
          <ul>
            {variables.map((variable) => (
              <li key={variable}>
                <SiteLink href={`?path=/docs/theme-tokens--docs#${variable.slice(2)}`}>{variable}</SiteLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
