import { style } from '@vanilla-extract/css';
import { focusRing, media, reset, rowGap, theme } from '../../primitives/theme/themeContract.css.ts';

const small = { fontSize: theme.font.smallSize, lineHeight: theme.font.smallLineHeight };

/** Below the row in front, in a line of its own. */
export const line = style([
  reset.box,
  {
    flex: '0 0 100%',
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.s,
    marginBlockStart: rowGap,
    ...small,
  },
]);

/** On the narrowest screens the names need their room. */
export const faces = style([
  reset.box,
  { display: 'flex', flex: 'none', '@media': { '(max-width: 359.98px)': { display: 'none' } } },
]);

/** Faces overlap, each with an edge in the colour of the panel. */
export const face = style({
  inlineSize: '20px',
  blockSize: '20px',
  fontSize: '8px',
  lineHeight: '20px',
  letterSpacing: '-0.02em',
  outline: `2px solid ${theme.color.surface}`,
  selectors: { '& + &': { marginInlineStart: '-4px' } },
});

export const more = style([
  reset.button,
  focusRing,
  {
    minInlineSize: 0,
    minBlockSize: '24px',
    color: theme.color.textSecondary,
    fontWeight: theme.font.medium,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    borderRadius: '3px',
    '@media': {
      [media.hover]: { selectors: { '&:where(:hover)': { color: theme.color.text } } },
      [media.coarse]: { minBlockSize: theme.size.coarseTarget },
    },
  },
]);

export const chevron = style({
  display: 'inline-block',
  marginInlineStart: theme.space.xs,
  verticalAlign: 'middle',
  selectors: { ':where([aria-expanded="true"]) > &': { transform: 'rotate(180deg)' } },
});

/** How many of a group are unread. */
export const number = style([
  reset.box,
  {
    flex: 'none',
    minInlineSize: '18px',
    paddingInline: '5px',
    borderRadius: theme.radius.full,
    backgroundColor: theme.color.surface,
    color: theme.color.accentText,
    fontWeight: theme.font.strong,
    textAlign: 'center',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
]);

export const note = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.space.s,
    paddingBlock: theme.space.s,
    paddingInline: theme.space.l,
    color: theme.color.textTertiary,
    ...small,
  },
]);

export const search = style([
  reset.box,
  { flex: 'none', paddingBlock: `${theme.space.s} 0`, paddingInline: theme.space.l },
]);

/** One line, which scrolls where there are more chips than have room. */
export const chips = style([
  reset.box,
  {
    flex: 'none',
    display: 'flex',
    gap: theme.space.xs,
    paddingBlock: theme.space.s,
    paddingInline: theme.space.l,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
]);

export const chip = style([
  reset.button,
  focusRing,
  {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space.xs,
    minBlockSize: '26px',
    paddingInline: '10px',
    border: `1px solid ${theme.color.border}`,
    borderRadius: theme.radius.full,
    color: theme.color.textSecondary,
    fontWeight: theme.font.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ...small,
    selectors: {
      '&:where([aria-pressed="true"])': {
        borderColor: 'transparent',
        backgroundColor: theme.color.tint,
        color: theme.color.accentText,
        fontWeight: theme.font.strong,
      },
    },
    '@media': {
      [media.hover]: { selectors: { '&:where(:hover)': { backgroundColor: theme.color.hover } } },
      [media.coarse]: { minBlockSize: theme.size.coarseTarget },
      [media.forcedColors]: {
        selectors: { '&:where([aria-pressed="true"])': { borderColor: 'Highlight' } },
      },
    },
  },
]);
