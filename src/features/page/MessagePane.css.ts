import { style } from '@vanilla-extract/css';
import { header } from '../../inbox/panel/Panel.css.ts';
import { focusRing, media, px, reset, theme } from '../../primitives/theme/themeContract.css.ts';
import { line, narrow, withMessage } from './Page.css.ts';

export const pane = style([
  reset.box,
  focusRing,
  {
    gridArea: 'message',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    selectors: { '&:where(:focus-visible)': { outlineOffset: '-2px' } },
    '@container': {
      [narrow]: { gridArea: 'list', selectors: { [`:not(${withMessage}) > * > &`]: { display: 'none' } } },
    },
  },
]);

export const notice = style({ margin: 'auto' });

/** Only the way back, which a page with room for both does not need. */
export const backOnly = style([
  header,
  {
    selectors: { '&&': { display: 'none' } },
    '@container': { [narrow]: { selectors: { '&&': { display: 'flex' } } } },
  },
]);

/** Its drawing, not its edge, is in line with what is below it. */
export const back = style({
  marginInlineStart: '-13px',
  selectors: { '&&': { display: 'none' } },
  '@container': { [narrow]: { selectors: { '&&': { display: 'inline-grid' } } } },
  '@media': { [media.coarse]: { marginInlineStart: '-16px' } },
});

export const firstControl = style({ marginInlineStart: 'auto' });

export const message = style([
  reset.box,
  focusRing,
  {
    flex: '1',
    minBlockSize: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: theme.space.l,
    paddingBlock: '24px 32px',
    paddingInline: '28px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: `${theme.color.control} transparent`,
    selectors: { '&:where(:focus-visible)': { outlineOffset: '-2px' } },
    '@container': { [narrow]: { paddingBlock: '16px 24px', paddingInline: theme.space.l } },
  },
]);

const readable = { maxInlineSize: '640px' };

export const title = style([
  reset.box,
  readable,
  {
    fontSize: px[18],
    lineHeight: 1.35,
    fontWeight: theme.font.strong,
    overflowWrap: 'anywhere',
  },
]);

export const sender = style([reset.box, { display: 'flex', alignItems: 'center', gap: theme.space.m }]);

export const senderWords = style([reset.box, { display: 'grid', justifyItems: 'start' }]);

export const name = style([reset.box, { fontWeight: 500, overflowWrap: 'anywhere' }]);

export const time = style([
  reset.box,
  {
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    color: theme.color.textTertiary,
  },
]);

/** Here the words are what the reader came for. */
export const body = style([
  readable,
  {
    inlineSize: '100%',
    lineHeight: 1.6,
    vars: { [theme.color.textSecondary]: theme.color.text, [theme.space.xs]: '0.7em' },
  },
]);

export const buttons = style([readable, { inlineSize: '100%' }]);

/** Between what the message says and the way to what it is about. */
export const way = style([
  reset.box,
  readable,
  { inlineSize: '100%', paddingBlockStart: theme.space.l, borderBlockStart: line },
]);
