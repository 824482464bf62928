import { style } from '@vanilla-extract/css';
import { focusRing, reset, theme } from '../theme/themeContract.css.ts';

const mix = (color: string, other: string, share: number) =>
  `color-mix(in srgb, ${color}, ${other} ${share}%)`;

export const button = style([
  reset.button,
  focusRing,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    maxInlineSize: '100%',
    minBlockSize: theme.size.target,
    paddingBlock: '5px',
    paddingInline: theme.space.m,
    border: '1px solid transparent',
    borderRadius: theme.radius.control,
    fontSize: theme.font.controlSize,
    lineHeight: theme.font.lineHeight,
    fontWeight: theme.font.strong,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    transition: `background-color ${theme.motion.fast}`,
    selectors: {
      '&:where([data-size="small"])': {
        minBlockSize: theme.size.smallTarget,
        paddingBlock: '3px',
        paddingInline: '10px',
      },
      '&:where([data-variant="primary"])': { color: theme.color.onAccent },
      // Twice the class: Tailwind removes the background of every `[type="button"]`, and these words need one.
      '&&:where([data-variant="primary"])': { backgroundColor: theme.color.accentShown },
      '&&:where([data-variant="primary"]:hover)': {
        backgroundColor: mix(theme.color.accentShown, theme.color.accentPress, 12),
      },
      '&&:where([data-variant="primary"]:active)': {
        backgroundColor: mix(theme.color.accentShown, theme.color.accentPress, 22),
      },
      '&:where([data-variant="secondary"])': { borderColor: theme.color.control, color: theme.color.text },
      '&:where([data-variant="quiet"])': { color: theme.color.accentText },
      // On a coloured background the accent would be a second colour.
      ':where([data-carillon="banner"]) &:where([data-variant="quiet"])': { color: 'inherit' },
      '&:where([data-variant="secondary"]:hover, [data-variant="quiet"]:hover)': {
        backgroundColor: mix('transparent', theme.color.text, 6),
      },
      '&:where([data-variant="secondary"]:active, [data-variant="quiet"]:active)': {
        backgroundColor: mix('transparent', theme.color.text, 11),
      },
      '&:where(:disabled, [aria-disabled="true"])': { cursor: 'default' },
      '&:where(:disabled)': { opacity: 0.5 },
    },
  },
]);

/** Resets the page's styles of links, for one that looks like a button. */
export const link = style({ textDecoration: 'none' });

export const label = style([
  reset.box,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    // The lines of words that wrap.
    textAlign: 'center',
    selectors: { '&:where([data-covered])': { opacity: 0 } },
  },
]);

export const spinner = style([
  reset.box,
  { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' },
]);
