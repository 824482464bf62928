import { style } from '@vanilla-extract/css';
import { raised, reset, theme } from '../../primitives/theme/themeContract.css.ts';

export const sheet = style([
  reset.box,
  raised,
  {
    margin: 'auto',
    inlineSize: '420px',
    maxInlineSize: 'calc(100vw - 16px)',
    maxBlockSize: 'calc(100dvh - 16px)',
    overflowY: 'auto',
    padding: theme.space.l,
    outline: 'none',
    borderRadius: theme.radius.panel,
    fontSize: theme.font.controlSize,
    lineHeight: theme.font.lineHeight,
    selectors: { '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.35)' } },
  },
]);

export const head = style([
  reset.box,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.space.m },
]);

export const title = style([reset.box, { fontSize: '1.07em', fontWeight: 500 }]);

export const heading = style([
  reset.box,
  {
    marginBlockStart: theme.space.m,
    fontSize: theme.font.smallSize,
    fontWeight: 500,
    color: theme.color.textSecondary,
  },
]);

export const keys = reset.box;

export const line = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: theme.space.l,
    rowGap: theme.space.xs,
    paddingBlock: '5px',
    borderBlockEnd: `1px solid ${theme.color.border}`,
  },
]);

export const label = style([reset.box, { overflowWrap: 'anywhere' }]);

export const shortcuts = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space.xs,
    columnGap: theme.space.m,
    marginInlineStart: 'auto',
  },
]);

export const shortcut = style([reset.box, { whiteSpace: 'nowrap' }]);

export const choice = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space.m,
    minBlockSize: theme.size.target,
    marginBlockStart: theme.space.m,
    fontWeight: 500,
  },
]);
