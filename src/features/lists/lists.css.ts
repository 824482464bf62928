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
  fontSize: 0,
  lineHeight: '20px',
  boxShadow: `0 0 0 2px ${theme.color.surface}`,
  selectors: {
    '& + &': { marginInlineStart: '-4px' },
    // One letter has room.
    '&&': { display: 'inline-block', textAlign: 'center' },
    '&::first-letter': { fontSize: '10px' },
  },
});

export const more = style([
  reset.button,
  focusRing,
  {
    minInlineSize: 0,
    minBlockSize: theme.size.smallTarget,
    color: theme.color.textSecondary,
    fontWeight: 500,
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: '3px',
    display: 'flex',
    alignItems: 'center',
    '@media': {
      [media.hover]: { selectors: { '&:where(:hover)': { color: theme.color.text } } },
    },
  },
]);

/** One line: what is left out is in the group. */
export const others = style([
  reset.box,
  { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

export const chevron = style({
  flex: 'none',
  marginInlineStart: theme.space.xs,
  selectors: { ':where([aria-expanded="true"]) > &': { transform: 'rotate(180deg)' } },
});

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
    gap: theme.space.s,
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
    borderRadius: '999px',
    color: theme.color.textSecondary,
    fontWeight: 500,
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
      // Larger for a finger than for the eye.
      [media.coarse]: {
        position: 'relative',
        minBlockSize: '32px',
        selectors: { '&::after': { content: '', position: 'absolute', inset: '-6px 0' } },
      },
      [media.forcedColors]: {
        selectors: { '&:where([aria-pressed="true"])': { borderColor: 'Highlight' } },
      },
    },
  },
]);
