import { keyframes, style } from '@vanilla-extract/css';
import { scaled } from '../theme/lightTokens.ts';
import { focusRing, media, raised, reset, theme } from '../theme/themeContract.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-2px)' } });

export const menu = style([
  reset.box,
  raised,
  {
    minInlineSize: '168px',
    maxInlineSize: `min(${scaled(320)}, calc(100vw - 16px))`,
    maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
    overflowY: 'auto',
    padding: theme.space.xs,
    backgroundColor: theme.color.raised,
    fontSize: theme.font.controlSize,
    lineHeight: theme.font.lineHeight,
    zIndex: theme.layer.zIndex,
    animation: `${appear} ${theme.motion.fast}`,
  },
]);

export const item = style([
  reset.box,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.s,
    minBlockSize: theme.size.smallTarget,
    paddingBlock: '5px',
    paddingInline: theme.space.s,
    borderRadius: `calc(${theme.radius.control} - 2px)`,
    cursor: 'pointer',
    userSelect: 'none',
    outline: 'none',
    selectors: {
      '&:where([data-tone="danger"])': { color: theme.color.danger },
      // The menu moves the focus with the pointer, so this is the ring of both.
      '&:where([data-highlighted])': {
        backgroundColor: `color-mix(in srgb, transparent, ${theme.color.text} 6%)`,
      },
      '&:where(:focus-visible)': { outlineOffset: '-2px' },
      // What only says why it is no command.
      '&:where([aria-disabled="true"]:not([data-disabled]))': {
        color: theme.color.textSecondary,
        cursor: 'default',
      },
      // Drawn alone: `aria-keyshortcuts` has it for screen readers.
      '&[data-key]::after': {
        content: 'attr(data-key) / ""',
        marginInlineStart: theme.space.m,
        color: theme.color.textTertiary,
      },
      '&:where([data-disabled])': { opacity: 0.5, cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:where([data-highlighted])': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
    },
  },
]);

/** As wide with a mark as without one. */
export const icon = style([
  reset.box,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: scaled(16),
    color: theme.color.textSecondary,
    selectors: { ':where([data-tone="danger"]) > &': { color: 'inherit' } },
  },
]);

export const mark = style([icon, { color: theme.color.accentText }]);

export const words = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    // In line with the words of items that have an icon, where any has one.
    [`${menu}:has(${icon}:first-child) &:first-child`]: {
      marginInlineStart: `calc(${scaled(16)} + ${theme.space.s})`,
    },
  },
});

export const separator = style([
  reset.box,
  {
    blockSize: '1px',
    marginBlock: theme.space.xs,
    marginInline: theme.space.s,
    backgroundColor: theme.color.border,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  },
]);

export const label = style([
  reset.box,
  {
    paddingBlock: theme.space.xs,
    paddingInline: theme.space.s,
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    fontWeight: 500,
    color: theme.color.textTertiary,
  },
]);
