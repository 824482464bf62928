import { style } from '@vanilla-extract/css';
import { focusRing, media, reset, theme } from '../../../src/primitives/theme/themeContract.css.ts';
import { code } from '../doc-page/DocPage.css.ts';

export const head = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: theme.space.s,
    paddingBlockStart: '14px',
    paddingBlockEnd: theme.space.m,
    paddingInline: theme.space.l,
    borderBlockEnd: `1px solid ${theme.color.border}`,
  },
]);

export const name = style([
  reset.box,
  { fontSize: '16px', lineHeight: '22px', fontWeight: theme.font.strong, outline: 'none' },
]);

export const facts = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space.s,
    marginBlockStart: '2px',
    fontSize: theme.font.smallSize,
    color: theme.color.textTertiary,
  },
]);

export const part = style([
  reset.box,
  {
    paddingBlock: '14px',
    paddingInline: theme.space.l,
    selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.border}` } },
  },
]);

export const partHead = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space.xs,
    marginBlockEnd: '10px',
  },
]);

export const commands = style([reset.box, { marginInlineEnd: '-10px' }]);

export const partTitle = style([reset.box, { fontSize: '13px', fontWeight: theme.font.strong }]);

export const note = style([
  reset.box,
  {
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    color: theme.color.textTertiary,
  },
]);

export const summary = style([
  reset.box,
  focusRing,
  {
    cursor: 'pointer',
    fontSize: '13px',
    fontWeight: theme.font.strong,
    borderRadius: theme.radius.control,
    '@media': { [media.coarse]: { minBlockSize: theme.size.smallTarget } },
  },
]);

export const source = style([
  reset.box,
  code,
  {
    display: 'block',
    marginBlockStart: '10px',
    padding: theme.space.m,
    borderRadius: '8px',
    backgroundColor: theme.color.code,
    color: theme.color.text,
    fontSize: '11.5px',
    lineHeight: '17px',
    whiteSpace: 'pre-wrap',
    direction: 'ltr',
    textAlign: 'left',
  },
]);
