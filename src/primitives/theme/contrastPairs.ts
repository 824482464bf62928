import type { ColorName } from './tokenColor.ts';

/** An ink, and the grounds that it is drawn on. */
export type ContrastPairs = readonly (readonly [ink: ColorName, grounds: readonly ColorName[]])[];

const rows: readonly ColorName[] = ['surface', 'tint', 'tintHover', 'hover'];

/** What may be written on what. */
export const textPairs: ContrastPairs = [
  ['text', [...rows, 'code', 'mark']],
  ['textSecondary', [...rows, 'code']],
  ['textTertiary', rows],
  ['accentText', rows],
  ['onAccent', ['accent']],
  ['danger', [...rows, 'dangerSurface']],
  ['warning', [...rows, 'warningSurface']],
  ['success', [...rows, 'successSurface']],
  // Toasts and the badge of the bell are written the other way round.
  ['surface', ['text', 'danger']],
];

/** What must be seen to be used: edges, tracks, marks, rings. */
export const controlPairs: ContrastPairs = [
  ['control', rows],
  ['accent', rows],
  ['danger', rows],
  ['focus', rows],
  // The thumb of a switch on its track.
  ['surface', ['control']],
  ['onAccent', ['accent']],
];
