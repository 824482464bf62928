import { style } from '@vanilla-extract/css';
import { media, reset, theme } from '../../primitives/theme/themeContract.css.ts';
import { inUse } from './InboxItem.css.ts';

/** The end of the first line: the reader's controls, the time and the dot, each in a place of its own. */
export const lineEnd = style([
  reset.box,
  {
    position: 'relative',
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
  },
]);

/** Beside the time of a message with a change that waits for the network. */
export const waiting = style([reset.box, { flex: 'none', color: theme.color.textTertiary }]);

export const dot = style([
  reset.box,
  {
    flex: 'none',
    inlineSize: '8px',
    blockSize: '8px',
    marginBlockStart: '0.43em',
    borderRadius: theme.radius.full,
    backgroundColor: theme.color.accentShown,
    selectors: {
      '&:where([data-state="read"])': { visibility: 'hidden' },
      [`${lineEnd} > &`]: { marginBlockStart: 0, marginInlineStart: '6px' },
    },
    '@media': {
      [media.fine]: {
        // The read toggle takes its place.
        selectors: { [`${inUse} [data-reached] ~ &`]: { visibility: 'hidden' } },
      },
      [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
]);

/** In the first line, where they cover nothing and nothing moves: shown while the row is in use, and on touch screens always. */
export const controls = style([
  reset.box,
  {
    flex: 'none',
    display: 'flex',
    marginBlock: '-2px',
    '@media': {
      [media.coarse]: { order: 1, marginBlock: '-12px', marginInline: '-8px -14px' },
      [media.fine]: {
        opacity: 0,
        transition: `opacity ${theme.motion.fast} ${theme.motion.easing}`,
        selectors: { [`${inUse} &`]: { opacity: 1 } },
      },
    },
  },
]);

/** As large as a target must be, and no larger: beside the lines above and below it. */
export const control = style({
  '@media': { [media.fine]: { selectors: { '&&': { inlineSize: '24px', blockSize: '24px' } } } },
});

/** Around the dot. Hidden on touch screens, where the menu has the same command. */
export const inDotsPlace = style({
  selectors: { '&&': { position: 'absolute', insetInlineEnd: '-8px', insetBlock: 0, marginBlock: 'auto' } },
  '@media': { [media.coarse]: { display: 'none' } },
});
