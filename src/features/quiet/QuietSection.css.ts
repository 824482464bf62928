import { style } from '@vanilla-extract/css';
import { card, group } from '../../inbox/preferences/Preferences.css.ts';
import { focusRing, media, reset, theme } from '../../primitives/theme/themeContract.css.ts';

export const pause = style([group, { paddingBlock: theme.space.m }]);

const padded = { paddingBlock: theme.space.s, paddingInline: theme.space.m };

export const row = style([
  reset.box,
  padded,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.s },
]);

/** A choice in a card of its own, at the end of its line. */
export const pauseRow = style([card, row, { justifyContent: 'space-between' }]);

export const hint = style([
  reset.box,
  padded,
  { color: theme.color.textTertiary, fontSize: theme.font.smallSize, lineHeight: theme.font.smallLineHeight },
]);

const line = `1px solid ${theme.color.border}`;

export const windows = style([
  reset.box,
  { listStyle: 'none', selectors: { '&:not(:empty)': { borderBlockEnd: line } } },
]);

export const window = style([reset.box, { borderBlockStart: line }]);

export const days = style([reset.box, { display: 'flex', gap: '2px' }]);

export const day = style([
  reset.button,
  focusRing,
  {
    inlineSize: `min(${theme.size.smallTarget}, 36px)`,
    blockSize: theme.size.smallTarget,
    borderRadius: '999px',
    textAlign: 'center',
    color: theme.color.textSecondary,
    fontSize: theme.font.smallSize,
    selectors: {
      '&&[aria-pressed="true"]': { backgroundColor: theme.color.accentShown },
      '&:where([aria-pressed="true"])': { color: theme.color.onAccent, fontWeight: theme.font.strong },
    },
    '@media': {
      [media.forcedColors]: {
        // Backgrounds are the browser's then.
        selectors: { '&:where([aria-pressed="true"])': { border: '2px solid Highlight' } },
      },
    },
  },
]);

export const remove = style({ marginInlineStart: 'auto' });

/** Both times, in a line of their own. */
export const times = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.s, flexBasis: '100%' },
]);

export const time = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    color: theme.color.textTertiary,
    fontSize: theme.font.controlSize,
  },
]);

export const field = style([
  reset.input,
  focusRing,
  {
    minBlockSize: theme.size.smallTarget,
    paddingInline: theme.space.s,
    border: `1px solid ${theme.color.control}`,
    borderRadius: theme.radius.control,
    color: theme.color.text,
    fontSize: theme.font.fieldSize,
  },
]);
