import { createVar, style } from '@vanilla-extract/css';
import { focusRing, media, reset, theme } from '../theme/themeContract.css.ts';

const along = createVar();
const fadeStart = createVar();
const fadeEnd = createVar();
const fade = (start: string, end: string) => ({ vars: { [fadeStart]: start, [fadeEnd]: end } });

export const root = style([reset.box, { display: 'flex', flexDirection: 'column' }]);

export const list = style([
  reset.box,
  {
    display: 'flex',
    flex: 'none',
    gap: '18px',
    paddingInline: theme.space.l,
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorInline: 'contain',
    scrollPaddingInline: '32px',
    scrollbarWidth: 'none',
    // A shadow, not a border: the underlines of the tabs lie over it without a negative margin, which a scroller would clip.
    boxShadow: `inset 0 -1px 0 ${theme.color.border}`,
    selectors: {
      '&::-webkit-scrollbar': { display: 'none' },
      // The row fades on the sides where tabs are hidden.
      '&:where([data-overflow])': {
        vars: { [along]: 'to right' },
        mask: `linear-gradient(${along}, transparent, #000 ${fadeStart}, #000 calc(100% - ${fadeEnd}), transparent)`,
      },
      ':where([dir="rtl"]) > &': { vars: { [along]: 'to left' } },
      '&:where([data-overflow="none"])': { mask: 'none' },
      '&:where([data-overflow="start"])': fade('24px', '0px'),
      '&:where([data-overflow="end"])': fade('0px', '24px'),
      '&:where([data-overflow="both"])': fade('24px', '24px'),
    },
    '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
  },
]);

export const tab = style([
  reset.button,
  focusRing,
  {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    maxInlineSize: '220px',
    minBlockSize: theme.size.smallTarget,
    paddingBlock: '8px',
    // Keeps the focus ring, which must be inside, clear of the words.
    paddingInline: '4px',
    marginInline: '-4px',
    borderBlockEnd: '2px solid transparent',
    fontSize: theme.font.controlSize,
    lineHeight: theme.font.lineHeight,
    fontWeight: 500,
    color: theme.color.textTertiary,
    whiteSpace: 'nowrap',
    transition: `color ${theme.motion.fast}`,
    selectors: {
      '&:where(:hover)': { color: theme.color.text },
      '&:where([data-state="active"])': {
        color: theme.color.text,
        borderBlockEndColor: theme.color.accentShown,
      },
      '&:where(:disabled)': { opacity: 0.5, cursor: 'default' },
      // Inside, since the scroller would clip a ring outside.
      '&:where(:focus-visible)': { outlineOffset: '-2px', borderRadius: theme.radius.control },
    },
    '@media': {
      [media.forcedColors]: {
        // With forced colours transparent borders are visible too, and every tab would look open.
        borderBlockEndColor: 'Canvas',
        selectors: { '&:where([data-state="active"])': { borderBlockEndColor: 'Highlight' } },
      },
    },
  },
]);

export const tabLabel = style([reset.box, { overflow: 'hidden', textOverflow: 'ellipsis' }]);

export const count = style([
  reset.box,
  {
    fontSize: theme.font.smallSize,
    unicodeBidi: 'isolate',
    color: theme.color.textTertiary,
    selectors: { ':where([data-state="active"]) > &': { color: theme.color.accentText } },
  },
]);

export const panel = style([
  reset.box,
  focusRing,
  { selectors: { '&:where(:focus-visible)': { outlineOffset: '-2px' } } },
]);
