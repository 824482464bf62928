import { createGlobalTheme, createVar, globalStyle } from '@vanilla-extract/css';
import { contrastDarkPalette, contrastPalette } from './contrastTokens.ts';
import { darkPalette } from './darkTokens.ts';
import { lightTokens, type Palette, scaled, twoLines } from './lightTokens.ts';
import { media, theme } from './themeContract.css.ts';

// Without specificity, so that one class of the host on the same element overrides any token.
const every = ':where([data-carillon-theme])';
const system = ':where([data-carillon-theme="system"])';

/** The contrast with the surface that the accent has at least, so that on tinted and pressed grounds 3:1 is left for a mark, and 4.5:1 for text. */
const least = { mark: createVar('least-mark'), text: createVar('least-text') };

/** The least side of what a finger presses. */
const finger = '44px';

createGlobalTheme(every, theme, lightTokens);
globalStyle(every, {
  colorScheme: 'light',
  vars: { [least.mark]: '3.65', [least.text]: '6.2' },
  '@media': {
    [media.coarse]: {
      vars: {
        // Below 16 px phones zoom into a field.
        [theme.font.fieldSize]: `max(16px, ${theme.font.size})`,
        [theme.size.target]: finger,
        [theme.size.smallTarget]: finger,
      },
    },
    // A phone on its side has room for few rows as it is.
    '(pointer: coarse) and (min-height: 480px)': {
      vars: {
        [theme.font.size]: scaled(16),
        [theme.font.smallSize]: scaled(13),
        [theme.font.controlSize]: scaled(16),
      },
    },
    [media.reducedMotion]: { vars: { [theme.motion.fast]: '0s' } },
  },
});
globalStyle(':where([data-carillon-theme][data-carillon-motion="reduced"])', {
  vars: { [theme.motion.fast]: '0s' },
});

globalStyle(':where([data-carillon-theme][data-density="compact"])', {
  vars: {
    [theme.size.rowMinHeight]: twoLines(6),
    [theme.size.titleLines]: '1',
    [theme.size.bodyLines]: '1',
    [theme.size.avatar]: scaled(28),
  },
});

const dark = look(darkPalette, 'dark');
const contrast = more(look(contrastPalette, 'light'));
const contrastDark = more(look(contrastDarkPalette, 'dark'));

globalStyle(':where([data-carillon-theme="dark"])', dark);
globalStyle(':where([data-carillon-theme="contrast"])', contrast);
globalStyle(':where([data-carillon-theme="contrast-dark"])', contrastDark);
globalStyle(system, {
  '@media': {
    '(prefers-color-scheme: dark)': dark,
    '(prefers-contrast: more)': contrast,
    '(prefers-color-scheme: dark) and (prefers-contrast: more)': contrastDark,
  },
});

/**
 * A colour with at least such a contrast to the surface: on a light one light is taken from it, on a dark one white is added. `y` of xyz is
 * the luminance of WCAG, so that a colour with more contrast stays exactly what it is.
 *
 * A colour is computed from the channels of one other only. So the surface's luminance comes as the opacity of a black that is mixed with
 * it, half and half: `alpha` is then `(1 + luminance) / 2`, and the colour's own channels are `2 * alpha` times what they became.
 */
function seen(color: string, ratio: string): string {
  const light = '(2 * alpha * y)';
  const ground = '(2 * alpha - 0.95)';
  const isDark = 'clamp(0, (1.18 - 2 * alpha) * 1e6, 1)';
  const dimmed = `min(1, (max(0, ${ground} / ${ratio} - 0.05) + 9 * ${isDark}) / ${light})`;
  const added = `clamp(0, (${isDark} * (${ground} * ${ratio} - 0.05) - ${light}) / max(0.01, 1 - ${light}), 1)`;
  const channel = (name: string, whole: number) =>
    `calc(2 * alpha * ${name} * ${dimmed} + (${whole} - 2 * alpha * ${name}) * ${added})`;
  return `color(from ${withLuminance(color, theme.color.surface)} xyz-d65 ${channel('x', 0.9505)} ${channel('y', 1)} ${channel('z', 1.0888)} / 1)`;
}

function withLuminance(color: string, of: string): string {
  return `color-mix(in xyz-d65, color(from ${color} xyz-d65 x y z / 1), color(from ${of} xyz-d65 0 0 0 / y))`;
}

/** White on what is darker than this luminance, else black: on either side of it, they have 4.5:1. */
const white = 'clamp(0, (0.18 - y) * 1e6, 1)';

// In CSS, because only there every accent is known: one in a class, of the page around a shadow root, in `light-dark()`. Browsers that
// cannot compute with colours show the accent as it is.
globalStyle(every, {
  '@supports': {
    [`(color: color(from ${withLuminance('light-dark(red, red)', 'red')} xyz-d65 calc(x / alpha) y z / 1))`]:
      {
        vars: {
          [theme.color.accentShown]: seen(theme.color.accent, least.mark),
          [theme.color.accentText]: seen(lightTokens.color.accentText, least.text),
          [theme.color.onAccent]:
            `color(from ${theme.color.accentShown} xyz-d65 calc(0.9505 * ${white}) ${white} calc(1.0888 * ${white}))`,
          [theme.color.accentPress]:
            `color(from ${theme.color.onAccent} srgb calc(1 - r) calc(1 - g) calc(1 - b))`,
        },
      },
  },
});

/** Only the tokens that a palette changes: the rest is the same in every theme, or derived. */
function look({ color, raised, shadow }: Palette, colorScheme: 'light' | 'dark') {
  const names = Object.keys(color) as (keyof Palette['color'])[];
  return {
    colorScheme,
    vars: {
      ...Object.fromEntries(names.map((name) => [theme.color[name], color[name]])),
      // Else the default.
      ...(raised !== lightTokens.color.raised && { [theme.color.raised]: raised }),
      [theme.shadow.panel]: shadow.panel,
    },
  };
}

/** A look of more contrast: 7:1 for text, also on the accent. */
function more(one: ReturnType<typeof look>) {
  return { ...one, vars: { ...one.vars, [least.mark]: '7', [least.text]: '9.2' } };
}
