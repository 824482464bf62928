import { style } from '@vanilla-extract/css';
import { media, reset, textSize, theme } from '../../primitives/theme/themeContract.css.ts';
import { below } from './InboxItem.css.ts';

export const buttons = style([
  reset.box,
  below,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space.s,
    marginBlockStart: '6px',
    selectors: { '&:empty': { display: 'none' } },
  },
]);

/** What is sent with the answer, above the buttons. */
export const fields = style([
  reset.box,
  {
    flexBasis: '100%',
    display: 'grid',
    gap: theme.space.xs,
    // A host can have fields for some messages only.
    selectors: { '&:empty': { display: 'none' } },
  },
]);

export const over = style([
  reset.box,
  { flexBasis: '100%', fontSize: theme.font.smallSize, color: theme.color.textTertiary },
]);

/** On touch screens the buttons share the width, as far as thumbs need it. */
export const button = style({ '@media': { [media.coarse]: { flex: '1', maxInlineSize: '200px' } } });

export const result = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.xs,
    fontSize: textSize[13],
    fontWeight: theme.font.medium,
    color: theme.color.success,
  },
]);

export const failure = style([result, { flexBasis: '100%', color: theme.color.danger }]);
