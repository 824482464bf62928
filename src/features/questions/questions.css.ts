import { style } from '@vanilla-extract/css';
import { below } from '../../inbox/message-item/InboxItem.css.ts';
import { focusRing, media, reset, theme } from '../../primitives/theme/themeContract.css.ts';

export const row = style([
  reset.box,
  {
    flexBasis: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space.s,
    selectors: { '&:empty': { display: 'none' } },
  },
]);

export const answers = style([row, below, { marginBlockStart: '6px', overflowWrap: 'anywhere' }]);

/** What is filled in, with its own buttons, or what goes with any answer. */
export const form = style([
  reset.box,
  {
    flexBasis: '100%',
    display: 'grid',
    gap: theme.space.m,
  },
]);

/** Long words wrap. On touch screens the buttons share the width, as far as thumbs need it. */
export const button = style({
  '@media': { [media.coarse]: { flex: '1 1 6em', maxInlineSize: '200px' } },
});

/** An answer that cannot be taken back. */
export const danger = style({ color: theme.color.danger });

/** A field, or several choices, with its name above it. */
export const field = style([reset.box, { display: 'grid', gap: theme.space.xs, justifyItems: 'start' }]);

export const label = style([reset.box, { fontSize: theme.font.controlSize, fontWeight: 500 }]);

export const choice = style([row, label, { minBlockSize: theme.size.target }]);

export const input = style([
  reset.input,
  focusRing,
  {
    inlineSize: '100%',
    padding: '5px 8px',
    border: `1px solid ${theme.color.control}`,
    borderRadius: theme.radius.control,
    fontSize: theme.font.fieldSize,
    minBlockSize: theme.size.smallTarget,
  },
]);

export const outcome = style([row, label, { flexWrap: 'nowrap', color: theme.color.success }]);

export const failure = style([outcome, { color: theme.color.danger }]);

/** Why nothing can be answered any more, and what was written in vain. */
export const over = style([
  reset.box,
  {
    fontSize: theme.font.smallSize,
    color: theme.color.textTertiary,
  },
]);
