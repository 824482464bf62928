'use client';
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  useContext,
  useSyncExternalStore,
} from 'react';
import { useStable } from '../behavior/useStable.ts';
import { part } from '../styles/part.ts';
import { type ThemeTokens, tokenVariables } from './publicTokens.ts';
import './themes.css.ts';
import * as styles from './ThemeRoot.css.ts';

/** The contrast themes have text at 7:1; `system` follows the reader's operating system, including a preference for more contrast. */
export const themeNames = ['light', 'dark', 'contrast', 'contrast-dark', 'system'] as const;
/** One of `themeNames`. */
export type ThemeName = (typeof themeNames)[number];

/** `system` follows the reader's operating system; `reduced` shows no animation. */
export const motionNames = ['system', 'reduced'] as const;

/** How much space rows have: `comfortable` shows two lines of a text, `compact` one. */
export const densityNames = ['comfortable', 'compact'] as const;
/** One of `densityNames`. */
export type DensityName = (typeof densityNames)[number];

/** Props of `ThemeRoot`: those of a `<div>`. */
export interface ThemeRootProps extends Omit<ComponentPropsWithoutRef<'div'>, 'dir'> {
  /**
   * Light or dark, with more contrast or not; `system` follows the device.
   * @default the theme of the root around this one, else 'system'
   * @selector [data-carillon-theme="dark"]
   */
  theme?: ThemeName | undefined;
  /**
   * Tokens of your own, set by script, which a strict style policy allows: a page that was rendered on a server has them once
   * it is hydrated. To have them before that, set the same variables in a class of your stylesheet, and pass the class.
   * @default the tokens of the root around this one
   */
  tokens?: ThemeTokens | undefined;
  /** The direction of the layout. @default the direction of the root around this one, else 'ltr' */
  dir?: 'ltr' | 'rtl' | undefined;
  /** BCP 47 tag of the words inside. */
  lang?: string | undefined;
  /**
   * Whether things move: `system` follows the device.
   * @default the motion of the root around this one, else 'system'
   * @selector [data-carillon-motion="reduced"]
   */
  motion?: 'system' | 'reduced' | undefined;
  /**
   * How much space rows have.
   * @default the density of the root around this one, else 'comfortable'
   * @selector [data-density="compact"]
   */
  density?: DensityName | undefined;
  /**
   * Renders without a box of its own, for a root around a bell in a line of text.
   * @default false
   * @selector [data-contents]
   */
  contents?: boolean | undefined;
}

/** What a root passes to the roots inside it, above all to those in portals, which CSS inheritance does not reach. */
export type ThemeSettings = Pick<ThemeRootProps, 'className' | 'style' | 'lang' | 'tokens'> & {
  theme: ThemeName;
  dir: 'ltr' | 'rtl';
  motion: 'system' | 'reduced';
  density: DensityName;
};

/** The settings of the nearest ThemeRoot; null outside of one. */
export const ThemeContext = createContext<ThemeSettings | null>(null);

const atFirst: ThemeSettings = { theme: 'system', dir: 'ltr', motion: 'system', density: 'comfortable' };

/** Gives every part inside it the tokens of a theme, a direction and a language. Renders a `<div>`. */
export const ThemeRoot = forwardRef<HTMLDivElement, ThemeRootProps>(function ThemeRoot(props, ref) {
  const { theme, tokens, dir, lang, motion, density, contents = false, style, children, ...rest } = props;
  const outer = useContext(ThemeContext) ?? atFirst;
  const { className } = rest;
  const hydrated = useHydrated();
  const settings = useStable<ThemeSettings>({
    theme: theme ?? outer.theme,
    tokens: tokens ?? outer.tokens,
    dir: dir ?? outer.dir,
    lang: lang ?? outer.lang,
    motion: motion ?? outer.motion,
    density: density ?? outer.density,
    className: className ?? outer.className,
    style: style ?? outer.style,
  });
  return (
    <ThemeContext.Provider value={settings}>
      <div
        {...part('root', rest, styles.root, {
          'carillon-theme': settings.theme,
          'carillon-motion': settings.motion,
          density: settings.density,
          contents,
        })}
        ref={ref}
        dir={settings.dir}
        lang={settings.lang}
        // Not on a server: a strict policy would block an inline style, and hydration would not set it again.
        style={hydrated && settings.tokens ? { ...style, ...tokenVariables(settings.tokens) } : style}
      >
        {children}
      </div>
    </ThemeContext.Provider>
  );
});

/** Whether hydration is done: until then a browser must render what the server did. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};
