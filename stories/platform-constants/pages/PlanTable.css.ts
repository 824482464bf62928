import { style } from '@vanilla-extract/css';
import { media, reset, theme } from '../../../src/primitives/theme/themeContract.css.ts';

export const flagLabel = style([reset.box, { fontWeight: 500, cursor: 'pointer' }]);

export const flagNote = style([
  reset.box,
  { fontSize: theme.font.smallSize, lineHeight: theme.font.smallLineHeight, color: theme.color.accentText },
]);

export const changed = style({
  paddingInline: theme.space.xs,
  borderRadius: '4px',
  backgroundColor: theme.color.tint,
  color: theme.color.accentText,
  '@media': { [media.forcedColors]: { outline: '1px solid Highlight' } },
});

export const check = style({ marginInlineEnd: '5px', verticalAlign: '-3px', color: theme.color.success });
