import type { DensityName } from '../../../src/primitives/index.ts';

/** What somebody chose in the playground. */
export interface PlaygroundSettings {
  /** Any CSS colour that is known without a page: `#0b7a53`, `oklch(0.6 0.2 150)`, `light-dark(…)`. */
  readonly accent: string;
  /** Corners of panels, in pixels. */
  readonly radiusPx: number;
  readonly density: DensityName;
  /** Font families; undefined for the font of the page. */
  readonly font: string | undefined;
}

export const firstSettings: PlaygroundSettings = {
  accent: '#0b7a53',
  radiusPx: 12,
  density: 'comfortable',
  font: undefined,
};

/** Colours that known products have, by their names: green, pale, dark, loud. */
export const brands: readonly (readonly [name: string, color: string])[] = [
  ['carillon', '#3b5bdb'],
  ['GitHub', '#1a7f37'],
  ['Slack', '#4a154b'],
  ['Spotify', '#1db954'],
  ['Airbnb', '#ff5a5f'],
  ['Figma', '#f24e1e'],
  ['IKEA', '#ffcc00'],
];

export const fonts = {
  page: { label: 'Of the page', families: undefined },
  system: { label: 'System', families: 'system-ui, sans-serif' },
  serif: { label: 'Serif', families: 'Georgia, "Times New Roman", serif' },
  mono: { label: 'Mono', families: 'ui-monospace, monospace' },
} as const;

/** Corners of controls are half as round as those of panels. */
export const controlRadius = (radiusPx: number) => radiusPx / 2;
