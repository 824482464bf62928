import { style } from '@vanilla-extract/css';
import { scaled } from '../theme/lightTokens.ts';
import { focusRing, media, reset, theme } from '../theme/themeContract.css.ts';

export const field = style([reset.box, { position: 'relative', display: 'flex', alignItems: 'center' }]);

/** The focus ring is around the field; the icon and the button lie over it. */
export const input = style([
  reset.input,
  focusRing,
  {
    flex: 1,
    inlineSize: '100%',
    minBlockSize: theme.size.target,
    paddingBlock: '5px',
    paddingInline: `${scaled(32)} ${theme.size.target}`,
    border: `1px solid ${theme.color.control}`,
    borderRadius: theme.radius.control,
    fontSize: theme.font.fieldSize,
    lineHeight: theme.font.lineHeight,
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: theme.color.textTertiary, opacity: 1 },
      // The part has a clear button of its own, with a name and a target of 24 px.
      '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' },
      '&:where(:focus-visible)': { outlineOffset: '0', borderColor: theme.color.focus },
      '&:where(:disabled)': { opacity: 0.5 },
    },
  },
]);

export const icon = style({
  position: 'absolute',
  insetInlineStart: '10px',
  color: theme.color.textTertiary,
  pointerEvents: 'none',
  // Forced colours do not change the colour of an SVG by themselves.
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const clear = style({ position: 'absolute', insetInlineEnd: '3px' });
