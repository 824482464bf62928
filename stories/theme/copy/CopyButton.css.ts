import { style } from '@vanilla-extract/css';
import { focusRing, media, reset, theme } from '../../../src/primitives/theme/themeContract.css.ts';
import { code } from '../../platform-constants/doc-page/DocPage.css.ts';

export const button = style([
  reset.button,
  code,
  focusRing,
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.space.s,
    minBlockSize: '24px',
    paddingInline: '6px',
    borderRadius: '4px',
    backgroundColor: theme.color.code,
    color: theme.color.text,
    textAlign: 'start',
    cursor: 'copy',
    '@media': {
      [media.hover]: {
        selectors: { '&:where(:hover)': { backgroundColor: theme.color.tintHover } },
      },
      [media.coarse]: { minBlockSize: theme.size.smallTarget },
    },
  },
]);

export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  fontFamily: 'inherit',
  color: theme.color.success,
  fontWeight: theme.font.strong,
  selectors: { '[data-copy="failed"] > &': { color: theme.color.danger } },
});
