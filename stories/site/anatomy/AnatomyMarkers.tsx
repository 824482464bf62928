import type { Piece } from './findPieces.ts';
import { placeMarkers } from './placeMarkers.ts';

/** The numbers around a drawing, with lines to their pieces, and an outline around the piece that is pointed at. */
export function AnatomyMarkers({
  pieces,
  pointed,
}: {
  pieces: readonly Piece[];
  pointed: string | undefined;
}) {
  const markers = placeMarkers(pieces);
  const outlined = pieces.find(({ identity }) => identity === pointed);
  return (
    <svg className="anatomy-markers" aria-hidden="true">
      {outlined && (
        <rect
          className="anatomy-outline"
          x={outlined.x - 2}
          y={outlined.y - 2}
          width={outlined.width + 4}
          height={outlined.height + 4}
          rx={6}
        />
      )}
      {markers.map(({ at, end }, index) => {
        const identity = pieces[index]?.identity;
        return (
          <g key={identity} data-piece={identity} data-pointed={identity === pointed || undefined}>
            <line x1={at.x} y1={at.y} x2={end.x} y2={end.y} />
            <circle cx={end.x} cy={end.y} r={2.5} />
            <circle cx={at.x} cy={at.y} r={10} />
            <text x={at.x} y={at.y} dy="0.36em" textAnchor="middle">
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
