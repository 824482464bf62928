import { style } from '@vanilla-extract/css';
import { media, reset, theme } from '../../primitives/theme/themeContract.css.ts';

/** A line of its own below other small words. */
export const newKind = style([
  reset.box,
  {
    flex: '1 0 100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.space.s,
  },
]);

/** The words of its buttons are aligned with those above where they have a line of their own; with forced colours their edges are, which show then. */
export const answers = style([
  reset.box,
  {
    display: 'flex',
    gap: theme.space.xs,
    '@media': { [`not ${media.forcedColors}`]: { marginInlineStart: '-10px' } },
  },
]);

export const why = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.space.xs,
    padding: theme.space.m,
    inlineSize: '260px',
    maxInlineSize: '100%',
  },
]);

/** It has the focus at first, which shows nothing that could be pressed. */
export const name = style([
  reset.box,
  { outline: 'none', fontWeight: theme.font.strong, overflowWrap: 'anywhere' },
]);

export const reason = style([
  reset.box,
  { display: 'flex', alignItems: 'baseline', gap: theme.space.s, color: theme.color.textSecondary },
]);

export const all = style({ alignSelf: 'start' });
