import type { CSSProperties } from 'react';
import type { Tokens } from './lightTokens.ts';

/**
 * The tokens that hosts may override, and what each is for: `color.onAccent` is the CSS variable `--carillon-color-on-accent`.
 * Their names are stable. Other tokens are derived from these, or may change.
 */
export const publicTokens = {
  color: {
    accent:
      'The one accent: primary buttons, the unread dot, the open tab, links, tints; darker or lighter where it could not be seen',
    onAccent: 'Text and icons on the accent; without it black or white, whichever can be read',
    surface: 'The ground of panels and menus',
    text: 'Titles and what is typed',
    textSecondary: 'Bodies, icons',
    textTertiary: 'Times, captions: the faintest text',
    border: 'Hairlines and skeletons: decoration alone',
    control: 'Edges and tracks that show where a control is',
    danger: 'Failure and removal, and the badge of the bell',
    warning: 'What needs care, being offline',
    success: 'What is done',
    focus: 'The ring around what the keyboard is on',
  },
  space: {
    xs: 'Between an icon and its word',
    s: 'Inside and between controls',
    m: 'Between a picture and its text',
    l: 'From the edge of the panel to its content',
  },
  radius: { panel: 'Corners of panels', control: 'Corners of buttons, fields, menus' },
  font: {
    size: 'Titles and bodies',
    lineHeight: 'A line of them',
    smallSize: 'Times, counts, captions',
    smallLineHeight: 'A line of those',
    strong: 'Weight of unread titles, buttons',
    mono: 'Family of code; everything else has the family of the page',
  },
  size: {
    panelWidth: 'Width of the popover, if there is room',
    panelMaxHeight: 'Height of the popover, at most',
    avatar: 'Side of an avatar in the list',
    rowMinHeight: 'Height of a row with a title and a line of text',
  },
  shadow: { panel: 'Under popovers and menus' },
  motion: { fast: 'How long anything moves; always 0 when the reader wants no motion' },
  layer: { zIndex: 'Layer of popovers and menus in the page' },
} as const satisfies { [Group in keyof Tokens]: { [Name in keyof Tokens[Group]]?: string } };

/**
 * Some tokens, as CSS values: `{ color: { accent: '#0b7a53' } }`. One accent is enough: tints, links and focus rings are derived
 * from it, and it is moved until it has a contrast of 3:1, as text of 4.5:1. A value for both light and dark is `light-dark(#0b7a53, #5fd3a6)`.
 */
export type ThemeTokens = {
  readonly [Group in keyof typeof publicTokens]?:
    | { readonly [Name in keyof (typeof publicTokens)[Group]]?: string | undefined }
    | undefined;
};

/** The CSS variables of tokens, for a style. */
export function tokenVariables(tokens: ThemeTokens): CSSProperties {
  return Object.fromEntries(
    Object.entries(tokens).flatMap(([group, values]) =>
      Object.entries(values ?? {}).map(([name, value]) => [`--${variableName([group, name])}`, value]),
    ),
  );
}

/** `['color', 'onAccent']` is `carillon-color-on-accent`. */
export function variableName(path: readonly string[]): string {
  return ['carillon', ...path].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
