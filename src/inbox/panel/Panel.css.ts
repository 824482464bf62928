import { style } from '@vanilla-extract/css';
import { media, reset, theme } from '../../primitives/theme/themeContract.css.ts';

export const panel = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: theme.size.panelWidth,
    maxInlineSize: '100%',
    maxBlockSize: theme.size.panelMaxHeight,
    overflow: 'hidden',
    backgroundColor: theme.color.surface,
    borderRadius: theme.radius.panel,
    boxShadow: theme.shadow.panel,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
]);

/** No box of its own: its children are the panel's. */
export const feedView = style([reset.box, { display: 'contents' }]);

export const header = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.xs,
    flex: 'none',
    paddingBlock: theme.space.m,
    paddingInline: `${theme.space.l} ${theme.space.m}`,
    borderBlockEnd: `1px solid ${theme.color.border}`,
    // The buttons are larger under a finger, and bring the room around them along.
    '@media': { [media.coarse]: { gap: 0, paddingBlock: theme.space.xs, paddingInlineEnd: theme.space.xs } },
  },
]);

export const title = style([
  reset.box,
  {
    flex: '1',
    fontSize: '1.07em',
    lineHeight: 1.6,
    // A title too long for its place takes a second line, before it runs into the buttons: it must be read at 320 px.
    overflowWrap: 'anywhere',
    fontWeight: theme.font.strong,
    letterSpacing: '-0.01em',
  },
]);

export const count = style({ marginInlineStart: theme.space.s, verticalAlign: 'text-bottom' });

/** As high as a line of the title, and never so wide that it pushes it away. */
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

/** Only a sheet covers the bell, so only a sheet needs a way out of its own. */
/** The way out of a sheet. Beside the bell a popover needs none. */
export const sheetClose = style({
  display: 'none',
  '@media': { [media.sheet]: { selectors: { '[data-carillon="popover"] &': { display: 'inline-grid' } } } },
});

export const footer = style([
  reset.box,
  {
    flex: 'none',
    padding: theme.space.s,
    borderBlockStart: `1px solid ${theme.color.border}`,
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    color: theme.color.textTertiary,
    textAlign: 'center',
    // On a page so low that it would take the list its room, as at 400 %, the list is what the reader came for.
    '@media': { '(max-height: 360px)': { display: 'none' } },
  },
]);

export const product = style([
  reset.box,
  { fontWeight: theme.font.strong, color: theme.color.textSecondary },
]);
