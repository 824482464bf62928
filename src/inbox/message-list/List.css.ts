import { style } from '@vanilla-extract/css';
import { focusRing, reset, theme } from '../../primitives/theme/themeContract.css.ts';

export const list = style([
  reset.box,
  {
    position: 'relative',
    flex: '1 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: `${theme.color.control} transparent`,
  },
]);

export const feed = style([reset.box, focusRing, { paddingBlockEnd: '6px' }]);

export const heading = style([
  reset.box,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    backgroundColor: theme.color.surface,
    paddingBlock: `${theme.space.m} ${theme.space.xs}`,
    paddingInline: theme.space.l,
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    fontWeight: theme.font.strong,
    color: theme.color.textTertiary,
  },
]);

export const skeletonRow = style([
  reset.box,
  { display: 'flex', gap: theme.space.m, paddingBlock: '10px', paddingInline: theme.space.l },
]);

export const skeletonLines = style([
  reset.box,
  { flex: '1', display: 'grid', gap: '8px', paddingBlockStart: '5px', paddingBlockEnd: '6px' },
]);

export const end = style([
  reset.box,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: theme.space.s,
    padding: theme.space.m,
    color: theme.color.textSecondary,
    textAlign: 'center',
    selectors: { '&:where([data-state="loading"])': { justifyItems: 'stretch', padding: 0 } },
  },
]);
