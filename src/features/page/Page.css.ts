import { globalStyle, style } from '@vanilla-extract/css';
import { calm, focusRing, media, reset, theme } from '../../primitives/theme/themeContract.css.ts';

/** Where tabs have no column of their own, and where the list and a message have no room beside each other. */
const medium = '(max-inline-size: 959.98px)';
export const narrow = '(max-inline-size: 719.98px)';
export const withMessage = '[data-carillon="page"][data-state="message"]';
export const line = `1px solid ${theme.color.border}`;

export const page = style([
  reset.box,
  calm,
  {
    position: 'relative',
    display: 'flex',
    containerType: 'inline-size',
    inlineSize: '100%',
    blockSize: '100%',
    // Of a parent without a height: a list without an end to scroll to would load all there is.
    maxBlockSize: '100dvh',
    overflow: 'hidden',
    border: line,
    borderRadius: theme.radius.panel,
    backgroundColor: theme.color.surface,
  },
]);

export const panes = style([
  reset.box,
  {
    flex: '1',
    minBlockSize: 0,
    display: 'grid',
    gridTemplate: '"tabs list message" minmax(0, 1fr) / auto clamp(280px, 32cqi, 440px) minmax(0, 1fr)',
    '@container': {
      [medium]: {
        gridTemplate:
          '"tabs tabs" auto "list message" minmax(0, 1fr) / clamp(280px, 40cqi, 440px) minmax(0, 1fr)',
      },
      [narrow]: { gridTemplate: '"tabs" auto "list" minmax(0, 1fr) / minmax(0, 1fr)' },
    },
  },
]);

export const tabs = style([
  reset.box,
  {
    gridArea: 'tabs',
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    inlineSize: '208px',
    padding: theme.space.s,
    overflowY: 'auto',
    borderInlineEnd: line,
    '@container': {
      [medium]: {
        flexDirection: 'row',
        inlineSize: 'auto',
        overflowX: 'auto',
        overflowY: 'hidden',
        overscrollBehaviorInline: 'contain',
        scrollbarWidth: 'none',
        borderInlineEnd: 0,
        borderBlockEnd: line,
      },
      [narrow]: { selectors: { [`${withMessage} &`]: { display: 'none' } } },
    },
  },
]);

export const tab = style([
  reset.button,
  focusRing,
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space.s,
    minBlockSize: theme.size.target,
    paddingBlock: '7px',
    paddingInline: '10px',
    borderRadius: theme.radius.control,
    fontWeight: 500,
    color: theme.color.textSecondary,
    transition: `background-color ${theme.motion.fast}`,
    selectors: {
      '&:where([aria-current])': { color: theme.color.accentText, fontWeight: theme.font.strong },
      '&&:where([aria-current])': { backgroundColor: theme.color.tintHover },
      // The strip would clip a ring outside.
      '&:where(:focus-visible)': { outlineOffset: '-2px' },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&&:where(:hover:not([aria-current]))': { backgroundColor: theme.color.hover } },
      },
      [media.forcedColors]: {
        border: '1px solid Canvas',
        selectors: { '&:where([aria-current])': { borderColor: 'Highlight' } },
      },
    },
    '@container': { [medium]: { maxInlineSize: '220px' } },
  },
]);

export const tabLabel = style([
  reset.box,
  {
    overflowWrap: 'anywhere',
    '@container': { [medium]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
  },
]);

export const tabCount = style([
  reset.box,
  {
    flex: 'none',
    fontSize: theme.font.smallSize,
    unicodeBidi: 'isolate',
  },
]);

export const list = style([
  reset.box,
  {
    gridArea: 'list',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    borderInlineEnd: line,
    '@container': {
      [narrow]: { borderInlineEnd: 0, selectors: { [`${withMessage} &`]: { display: 'none' } } },
    },
  },
]);

/** The row of the open message: the mark at its start is in sight with forced colours, too. */
export const row = style({
  selectors: {
    '&&:where([aria-current])': { backgroundColor: theme.color.tintHover },
    '&:where([aria-current])::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `3px solid ${theme.color.accentShown}`,
    },
  },
});

// What the pane beside it has.
globalStyle(`${row}[aria-current] [data-carillon="item-answers"]`, { display: 'none' });

/** Over the panes, at the end of the list or of the message. */
export const toasts = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  maxInlineSize: '440px',
  marginInline: 'auto',
});
