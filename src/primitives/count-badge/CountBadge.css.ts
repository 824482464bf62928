import { style } from '@vanilla-extract/css';
import { media, px, reset, theme } from '../theme/themeContract.css.ts';

export const badge = style([
  reset.box,
  {
    display: 'inline-block',
    flex: 'none',
    minInlineSize: px[18],
    paddingInline: '5px',
    borderRadius: '999px',
    fontSize: px[11],
    lineHeight: px[18],
    fontWeight: theme.font.strong,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    unicodeBidi: 'isolate',
    pointerEvents: 'none',
    selectors: {
      // At the corner of the bell: the owner is the positioned element.
      '&:where([data-variant="bell"], [data-variant="dot"])': {
        position: 'absolute',
        backgroundColor: theme.color.danger,
        color: theme.color.surface,
        boxShadow: `0 0 0 2px ${theme.color.surface}`,
      },
      '&:where([data-variant="bell"])': {
        insetBlockStart: '1px',
        // Grows away from the bell, so that three digits do not cover it.
        insetInlineStart: 'calc(50% + 1px)',
      },
      ':where([data-words]) &:where([data-variant="bell"])': {
        position: 'static',
        marginInlineStart: theme.space.s,
        boxShadow: 'none',
      },
      '&:where([data-variant="dot"])': {
        insetBlockStart: '7px',
        insetInlineEnd: '8px',
        minInlineSize: '9px',
        inlineSize: '9px',
        blockSize: '9px',
        padding: 0,
      },
      '&:where([data-variant="inline"])': {
        paddingInline: '7px',
        fontSize: theme.font.smallSize,
        backgroundColor: theme.color.tint,
        color: theme.color.accentText,
      },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        backgroundColor: 'Highlight !important',
        color: 'HighlightText !important',
      },
    },
  },
]);

// Exported from here, so that a bell does not load the names of all resets.
export const digits = reset.box;
