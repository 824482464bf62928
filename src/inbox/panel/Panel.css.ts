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
  },
]);

export const title = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.s,
    flex: '1',
    fontSize: '15px',
    lineHeight: theme.font.lineHeight,
    fontWeight: theme.font.strong,
    letterSpacing: '-0.01em',
  },
]);

/** Only a sheet covers the bell, so only a sheet needs a way out of its own. */
export const close = style({
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
  },
]);

export const product = style([
  reset.box,
  { fontWeight: theme.font.strong, color: theme.color.textSecondary },
]);
