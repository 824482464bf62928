import { style } from '@vanilla-extract/css';
import { focusRing, media, reset, theme } from '../theme/themeContract.css.ts';

export const field = style([
  reset.box,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    maxInlineSize: '100%',
    fontSize: theme.font.controlSize,
    lineHeight: theme.font.lineHeight,
  },
]);

export const label = style([reset.box, { flex: 'none', color: theme.color.textTertiary }]);

export const box = style([reset.box, { position: 'relative', display: 'flex', alignItems: 'center' }]);

export const select = style([
  reset.input,
  focusRing,
  {
    minBlockSize: theme.size.target,
    maxInlineSize: '100%',
    paddingBlock: '5px',
    paddingInlineStart: '10px',
    paddingInlineEnd: '28px',
    border: `1px solid ${theme.color.control}`,
    borderRadius: theme.radius.control,
    // The browser's list has the background of the select.
    backgroundColor: theme.color.surface,
    color: theme.color.text,
    fontSize: theme.font.fieldSize,
    fontWeight: 500,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      '&:where(:hover)': { backgroundColor: theme.color.hover },
      '&:where(:disabled)': { opacity: 0.5, cursor: 'default' },
    },
  },
]);

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: '9px',
  color: theme.color.textTertiary,
  pointerEvents: 'none',
  // Forced colours do not change the colour of an SVG by themselves.
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
