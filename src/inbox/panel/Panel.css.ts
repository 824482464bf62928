import { style } from '@vanilla-extract/css';
import { media, raised, reset, theme } from '../../primitives/theme/themeContract.css.ts';

export const panel = style([
  reset.box,
  raised,
  {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: theme.size.panelWidth,
    maxInlineSize: '100%',
    maxBlockSize: theme.size.panelMaxHeight,
    overflow: 'hidden',
    borderRadius: theme.radius.panel,
  },
]);

/** Without a box, so that its children are laid out by the panel. */
export const feedView = style([reset.box, { display: 'contents' }]);

export const header = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    alignItems: 'center',
    gap: theme.space.xs,
    flex: 'none',
    paddingBlock: '6px',
    paddingInline: `${theme.space.l} ${theme.space.m}`,
    borderBlockEnd: `1px solid ${theme.color.border}`,
    // Buttons are larger on touch screens, and need less space around them.
    '@media': { [media.coarse]: { gap: 0, paddingBlock: theme.space.xs, paddingInlineEnd: theme.space.xs } },
  },
]);

export const title = style([
  reset.box,
  {
    // Where it does not fit beside the buttons, it has a line of its own.
    flex: '1 1 7em',
    fontSize: '1.07em',
    lineHeight: 1.6,
    // A long title takes a second line instead of overlapping the buttons: it must be readable at 320 px.
    overflowWrap: 'anywhere',
    fontWeight: theme.font.strong,
  },
]);

export const count = style({ marginInlineStart: theme.space.s, verticalAlign: 'text-bottom' });

/** As high as a line of the title, and never so wide that the title has no space left. */
export const logo = style([
  reset.image,
  {
    flex: 'none',
    blockSize: '20px',
    maxInlineSize: '96px',
    objectFit: 'contain',
    marginInlineEnd: theme.space.xs,
  },
]);

/** Only a sheet covers the bell, so only a sheet needs a close button. */
export const sheetClose = style({
  // Twice the class: it must win over the button's own display, whichever stylesheet comes last.
  selectors: { '&&': { display: 'none' } },
  '@media': { [media.sheet]: { selectors: { '[data-carillon="popover"] &&': { display: 'inline-grid' } } } },
});

/** Above the rows: what leaves some of them out, and the way to all. */
export const note = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.space.s,
    paddingBlock: theme.space.s,
    paddingInline: theme.space.l,
    color: theme.color.textTertiary,
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
  },
]);

export const footer = style([
  reset.box,
  {
    flex: 'none',
    paddingBlock: '3px',
    paddingInline: theme.space.l,
    borderBlockStart: `1px solid ${theme.color.border}`,
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    color: theme.color.textTertiary,
    textAlign: 'center',
    // On a very low page, as at a zoom of 400 %, the list needs the space.
    '@media': { '(max-height: 480px)': { display: 'none' } },
  },
]);

export const product = style([
  reset.box,
  { fontWeight: theme.font.strong, color: theme.color.textSecondary },
]);
