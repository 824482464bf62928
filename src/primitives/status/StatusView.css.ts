import { style } from '@vanilla-extract/css';
import { reset, theme } from '../theme/themeContract.css.ts';

export const view = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px',
    padding: '64px 28px 72px',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
]);

export const icon = style([reset.box, { color: theme.color.textTertiary, marginBlockEnd: theme.space.s }]);

export const title = style([
  reset.box,
  { fontWeight: theme.font.strong, textAlign: 'center', color: theme.color.text },
]);

export const description = style([reset.box, { textAlign: 'center', color: theme.color.textSecondary }]);

export const action = style([reset.box, { marginBlockStart: theme.space.m }]);
