import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, reset, theme } from '../../primitives/theme/themeContract.css.ts';
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

/** Not before there is a toggle, so that rows at rest have no layer for it. */
export const aroundToggle = style({ position: 'relative' });

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

const appear = keyframes({ from: { color: 'transparent' } });
const fading = `${theme.motion.fast} ${theme.motion.easing}`;

/**
 * A control of the reader in the first line, where it covers nothing and nothing moves: seen while the row is in use, and on touch
 * screens always. At rest only its drawing is hidden, since a hidden button gets no focus and screen readers do not find it.
 */
export const control = style({
  selectors: { '&&': { position: 'static' } },
  // As large as a target must be, and no larger: beside the lines above and below it.
  '@media': { [media.fine]: { selectors: { '&&': { inlineSize: '24px', blockSize: '24px' } } } },
});
globalStyle(`${control} > svg`, {
  '@media': {
    [media.fine]: {
      visibility: 'hidden',
      color: 'transparent',
      transition: fading,
      animation: `${appear} ${fading}`,
    },
  },
});
globalStyle(`${inUse} ${control} > svg`, {
  '@media': { [media.fine]: { visibility: 'inherit', color: 'inherit' } },
});

/** On touch screens after the dot. */
export const besideTime = style({
  '@media': { [media.coarse]: { order: 1, marginInline: '-8px -14px' } },
});

/** Around the dot. Hidden on touch screens, where the menu has the same command. */
export const inDotsPlace = style({
  selectors: { '&&': { position: 'absolute', insetInlineEnd: '-8px', insetBlock: 0, marginBlock: 'auto' } },
  '@media': { [media.coarse]: { display: 'none' } },
});
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
        selectors: { [`${inUse} ${inDotsPlace} ~ &`]: { visibility: 'hidden' } },
      },
      [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
]);
