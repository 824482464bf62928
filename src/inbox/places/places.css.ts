import { style } from '@vanilla-extract/css';
import { focusRing, media, reset, textSize, theme } from '../../primitives/theme/themeContract.css.ts';

const mark = style([reset.box, { display: 'flex', alignItems: 'center', gap: theme.space.xs }]);

/** A dot before its words, both in the colour of how much it matters. */
export const severity = style([
  mark,
  {
    gap: '6px',
    fontWeight: theme.font.medium,
    selectors: {
      '&:where([data-severity="high"])': { color: theme.color.danger },
      '&:where([data-severity="medium"])': { color: theme.color.warning },
      '&::before': {
        content: '""',
        inlineSize: '6px',
        blockSize: '6px',
        borderRadius: theme.radius.full,
        backgroundColor: 'currentColor',
        '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
      },
    },
  },
]);

export const until = mark;

/** The words of a time, and at the end of the line what it is on the clock. */
export const choice = style([
  reset.box,
  { display: 'flex', justifyContent: 'space-between', gap: theme.space.l },
]);

export const when = style([
  reset.box,
  { color: theme.color.textTertiary, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
]);

export const form = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: theme.space.s, padding: theme.space.m },
]);

export const label = style([reset.box, { fontWeight: theme.font.medium }]);

export const field = style([
  reset.input,
  focusRing,
  {
    inlineSize: '100%',
    minBlockSize: theme.size.target,
    paddingBlock: '5px',
    paddingInline: theme.space.s,
    border: `1px solid ${theme.color.control}`,
    borderRadius: theme.radius.control,
    fontSize: textSize[13],
    lineHeight: theme.font.lineHeight,
    selectors: { '&:where(:focus-visible)': { outlineOffset: '0', borderColor: theme.color.focus } },
    '@media': {
      // Below 16 px phones zoom into the field.
      [media.coarse]: { minBlockSize: theme.size.coarseTarget, fontSize: textSize[16] },
    },
  },
]);
