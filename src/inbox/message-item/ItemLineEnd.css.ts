import { globalStyle, style } from '@vanilla-extract/css';
import { media, px, reset, theme } from '../../primitives/theme/themeContract.css.ts';
import { inUse } from './InboxItem.css.ts';

/** The end of the first line: the reader's controls, the time and the dot, each in a place of its own. */
export const lineEnd = style([
  reset.box,
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.xs,
    blockSize: theme.font.lineHeight,
    marginInlineStart: 'auto',
  },
]);

export const time = style([
  reset.box,
  {
    flex: 'none',
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    color: theme.color.textTertiary,
    whiteSpace: 'nowrap',
    // Short times have the width of what comes over them.
    minInlineSize: px[26],
    textAlign: 'end',
  },
]);

/** Beside the time of a message with a change that waits for the network. */
export const waiting = style([reset.box, { flex: 'none', color: theme.color.textTertiary }]);

/**
 * A control of the reader in the first line, where nothing moves: seen over the time while the row is in use, and on touch screens
 * always. At rest only its drawing is hidden, since a hidden button gets no focus and screen readers do not find it.
 */
export const control = style({
  // As large as a target must be, and no larger: beside the lines above and below it.
  selectors: {
    '&&': { position: 'static', inlineSize: theme.size.smallTarget, blockSize: theme.size.smallTarget },
  },
});
globalStyle(`${control} > svg`, { '@media': { [media.fine]: { visibility: 'hidden' } } });
globalStyle(`${inUse} ${control} > svg`, { '@media': { [media.fine]: { visibility: 'inherit' } } });

/** At the end of the time, and no room of its own; on touch screens after the dot. Not positioned, so that rows at rest have no layer for it. */
export const overTime = style({
  order: 1,
  '@media': {
    [media.fine]: {
      // Clear of what takes the place of the dot.
      marginInlineEnd: '2px',
      marginInlineStart: `calc(${px['-26']} - ${theme.space.xs})`,
    },
    [media.coarse]: { marginInline: '-8px -14px' },
  },
});
// Screen readers have it still, and a press does not meet it.
globalStyle(`${inUse} ${overTime} ~ ${time}`, { '@media': { [media.fine]: { clipPath: 'inset(50%)' } } });

/** Around the dot. Hidden on touch screens, where the menu has the same command. */
export const inDotsPlace = style({
  selectors: {
    '&&': {
      position: 'absolute',
      insetInlineEnd: px['-8'],
      insetBlock: 0,
      marginBlock: 'auto',
    },
  },
  '@media': { [media.coarse]: { display: 'none' } },
});
// Not before there is a toggle, so that rows at rest have no layer for it.
globalStyle(`${lineEnd}:has(> ${inDotsPlace})`, { position: 'relative' });

export const dot = style([
  reset.box,
  {
    flex: 'none',
    inlineSize: px[8],
    blockSize: px[8],
    marginBlockStart: '0.43em',
    borderRadius: '999px',
    backgroundColor: theme.color.accentShown,
    selectors: {
      '&:where([data-state="read"])': { visibility: 'hidden' },
      [`${lineEnd} > &`]: { marginBlockStart: 0, marginInlineStart: '6px' },
    },
    '@media': {
      [media.fine]: {
        order: 2,
        // The read toggle takes its place.
        selectors: { [`${inUse} ${inDotsPlace} ~ &`]: { visibility: 'hidden' } },
      },
      [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
]);
