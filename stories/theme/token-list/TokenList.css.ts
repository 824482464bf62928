import { style } from '@vanilla-extract/css';
import { reset, theme } from '../../../src/primitives/theme/themeContract.css.ts';

/** Beside each other where the page has room for a token and its four values. */
const wide = '(min-width: 780px)';

export const page = style([
  reset.box,
  {
    paddingBlock: theme.space.s,
    paddingInline: 'clamp(8px, 2vw, 16px)',
    borderRadius: theme.radius.panel,
    backgroundColor: theme.color.surface,
  },
]);

export const list = style([reset.box, { listStyle: 'none' }]);

export const item = style([
  reset.box,
  {
    display: 'grid',
    gap: `${theme.space.s} ${theme.space.l}`,
    paddingBlock: theme.space.m,
    borderBlockStart: `1px solid ${theme.color.border}`,
    '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 460px)' } },
  },
]);

export const about = style([reset.box, { minInlineSize: 0 }]);

export const name = style({ display: 'block', fontWeight: theme.font.strong });

export const purpose = style([
  reset.box,
  { marginBlockStart: '2px', color: theme.color.textSecondary, maxInlineSize: '60ch' },
]);

export const follows = style([
  reset.box,
  {
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    color: theme.color.textTertiary,
    overflowWrap: 'anywhere',
  },
]);

export const values = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: theme.space.s,
    alignContent: 'start',
    selectors: { '&:where([data-same])': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    '@container': {
      '(max-width: 479.98px)': {
        selectors: { '&:where([data-group="shadow"])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      },
    },
  },
]);

/** A name above a value. Where one name takes two lines, the values stay beside each other. */
export const value = style([
  reset.box,
  {
    display: 'grid',
    alignContent: 'end',
    minInlineSize: 0,
    selectors: { '&:where([data-group="shadow"])': { alignContent: 'start' } },
  },
]);

export const themeName = style([
  reset.box,
  { fontSize: '11px', lineHeight: '14px', color: theme.color.textTertiary },
]);

export const themeValue = style([
  reset.box,
  { display: 'grid', gap: '4px', justifyItems: 'start', marginBlockStart: '2px', color: theme.color.text },
]);

/** The surface of another theme, with a piece of the token on it. */
export const ground = style({
  display: 'grid',
  inlineSize: '100%',
  boxSizing: 'border-box',
  padding: '6px',
  borderRadius: '6px',
  backgroundColor: theme.color.surface,
  // Of the page: the surface of a theme may be its own.
  boxShadow: 'inset 0 0 0 1px color-mix(in srgb, transparent, GrayText 45%)',
  selectors: {
    '&:where([data-look="onAccent"])': { backgroundColor: theme.color.accent },
    '&:where([data-look="shadow"])': { paddingBlock: '16px 32px', paddingInline: '22px' },
  },
});

export const swatch = style({
  display: 'block',
  blockSize: '28px',
  borderRadius: '4px',
  backgroundColor: theme.color.surface,
  // Forced colours would paint every swatch alike.
  forcedColorAdjust: 'none',
});

export const bar = style({ display: 'block', blockSize: '12px', backgroundColor: theme.color.accentShown });

export const corner = style({
  display: 'block',
  inlineSize: '64px',
  blockSize: '32px',
  border: `1px solid ${theme.color.control}`,
  backgroundColor: theme.color.tint,
});

export const letters = style({ fontFamily: 'inherit', fontSize: theme.font.size });
