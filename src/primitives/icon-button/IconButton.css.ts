import { style } from '@vanilla-extract/css';
import { focusRing, reset, theme } from '../theme/themeContract.css.ts';

const shade = (share: number) => `color-mix(in srgb, transparent, ${theme.color.text} ${share}%)`;

export const iconButton = style([
  reset.button,
  focusRing,
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: theme.size.target,
    blockSize: theme.size.target,
    borderRadius: theme.radius.control,
    color: theme.color.textSecondary,
    transition: `background-color ${theme.motion.fast}`,
    selectors: {
      '&:where([data-size="small"])': {
        inlineSize: theme.size.smallTarget,
        blockSize: theme.size.smallTarget,
      },
      '&:where(:hover)': { backgroundColor: shade(6), color: theme.color.text },
      '&:where(:active, [aria-pressed="true"], [aria-expanded="true"])': {
        backgroundColor: shade(10),
        color: theme.color.text,
      },
      '&:where(:disabled, [aria-disabled="true"])': { cursor: 'default', backgroundColor: 'transparent' },
      // Not while its command runs: the spinner is to be seen.
      '&:where(:disabled, [aria-disabled="true"]:not([aria-busy="true"]))': { opacity: 0.5 },
    },
  },
]);
