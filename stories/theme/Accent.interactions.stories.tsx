import type { CSSProperties } from 'react';
import { expect, type Mock, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  Avatar,
  Button,
  Checkbox,
  CountBadge,
  Markdown,
  Switch,
  type ThemeName,
  ThemeRoot,
} from '../../src/primitives/index.ts';
import { contrast, type Rgb } from '../../src/primitives/theme/contrast.ts';
import { accents } from './accents.ts';
import { seenColor } from './seenColor.ts';

const meta = preview.meta({ title: 'Theme/Accent/Interactions', tags: ['!autodocs'] });

const themes: readonly Exclude<ThemeName, 'system'>[] = ['light', 'dark', 'contrast', 'contrast-dark'];

export const EveryAccentOfAHostCanBeReadAndSeenInEveryTheme = meta.story({
  render: () => (
    <>
      {themes.map((theme) => (
        <Parts key={theme} theme={theme} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(accents.length).toBeGreaterThanOrEqual(40);
    const weak: string[] = [];
    for (const theme of themes) {
      // The last, as one of these themes is also that of the story's page.
      const root = [...canvasElement.querySelectorAll<HTMLElement>(`[data-carillon-theme="${theme}"]`)].at(
        -1,
      ) as HTMLElement;
      for (const accent of accents) {
        root.style.setProperty('--carillon-color-accent', accent);
        for (const { what, least, ink, grounds } of drawnIn(root)) {
          const ratio = Math.min(...grounds.map((ground) => contrast(seenColor(ink), seenColor(ground))));
          if (!(ratio >= least)) {
            weak.push(`${theme}, ${accent}: ${what} ${ratio.toFixed(2)} : 1`);
          }
        }
      }
    }
    await expect(weak).toEqual([]);
  },
});

/** The button of a theme with these colours of a host, in a row beside others. */
function accentButton(theme: ThemeName, accent: string, onAccent?: string) {
  return (
    <ThemeRoot theme={theme} tokens={{ color: { accent, onAccent } }} motion="reduced">
      <Button variant="primary">
        {accent} {theme}
      </Button>
    </ThemeRoot>
  );
}

const colorsOf = (button: HTMLElement) => {
  const { color, backgroundColor } = getComputedStyle(button);
  return [seenColor(color), seenColor(backgroundColor)];
};

const white = [255, 255, 255];
const black = [0, 0, 0];

export const AnAccentThatCanBeSeenIsShownAsItIs = meta.story({
  render: () => (
    <>
      {accentButton('light', '#0b7a53')}
      {accentButton('light', '#3b5bdb')}
      {accentButton('dark', '#5fd3a6')}
      {accentButton('dark', '#8ea2ff')}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map(colorsOf)).toEqual([
      [white, [0x0b, 0x7a, 0x53]],
      [white, [0x3b, 0x5b, 0xdb]],
      [black, [0x5f, 0xd3, 0xa6]],
      [black, [0x8e, 0xa2, 0xff]],
    ]);
  },
});

export const WordsOnAnAccentHaveTheColourThatTheHostGives = meta.story({
  render: () => (
    <>
      {accentButton('light', '#d9a400', '#101828')}
      {accentButton('dark', '#0b7a53', '#fff')}
    </>
  ),
  play: async ({ canvas }) => {
    const [dark, light] = canvas.getAllByRole('button').map(colorsOf);
    await expect(dark?.[0]).toEqual([0x10, 0x18, 0x28]);
    await expect(light?.[0]).toEqual(white);
    for (const [ink, ground] of [dark, light] as [Rgb, Rgb][]) {
      await expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    }
  },
});

export const AnAccentThatIsMovedIsNamedOnceInAWarning = meta.story({
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  render: () => (
    <>
      {accentButton('light', '#ffd60a')}
      {accentButton('dark', '#123524')}
      {/* Empty, as nobody could read words in it. */}
      <ThemeRoot theme="dark" tokens={{ color: { accent: '#62d2a2', onAccent: '#fff' } }} />
      {accentButton('light', '#14532d')}
    </>
  ),
  play: async () => {
    const warnings = () =>
      (console.warn as unknown as Mock).mock.calls.flat().filter((text) => String(text).includes('ccent'));
    await waitFor(() => expect(warnings()).toHaveLength(3));
    const [yellow, green, words] = warnings();
    await expect(yellow).toMatch(/accent #ffd60a .* the light theme .* darker.*light-dark/);
    await expect(green).toMatch(/accent #123524 .* the dark theme .* lighter/);
    await expect(words).toMatch(/on-accent #fff has a contrast of 1\.\d /);
  },
});

function Parts({ theme }: { theme: ThemeName }) {
  const style = { background: 'var(--carillon-color-surface)', '--host-accent': '#ffb000' };
  return (
    <ThemeRoot theme={theme} motion="reduced" style={style as CSSProperties}>
      <Button variant="primary">Review</Button>
      <Button variant="quiet">Show all</Button>
      <Switch aria-label="Sound" defaultChecked />
      <Checkbox aria-label="Message" defaultChecked />
      <CountBadge count={7} variant="inline" />
      <Avatar tone="info" label="Info" />
      <Markdown content="[Invoice](/x)" />
    </ThemeRoot>
  );
}

interface Drawn {
  readonly what: string;
  readonly least: number;
  /** CSS colours. */
  readonly ink: string;
  readonly grounds: readonly string[];
}

/** What is drawn in a theme with its accent: words at 4.5 : 1, and what shows where a control is, and its state, at 3 : 1. */
function drawnIn(root: HTMLElement): Drawn[] {
  const part = (name: string, pseudo?: string) =>
    getComputedStyle(root.querySelector(name) as Element, pseudo);
  const primary = part('[data-variant="primary"]');
  const avatar = part('[data-carillon="avatar"]');
  const badge = part('[data-carillon="count-badge"]');
  const box = part('[data-carillon="checkbox"]').backgroundColor;
  const track = part('[data-carillon="switch"]').backgroundColor;
  const [surface, tint, hover, pressed] = resolved(root, [
    token('surface'),
    token('tint'),
    token('hover'),
    mix('surface', 'text', 11),
  ]) as [string, string, string, string];
  const [danger, faint, focus, ...pressedButton] = resolved(root, [
    token('danger'),
    token('text-tertiary'),
    token('focus'),
    mix('accent-shown', 'accent-press', 12),
    mix('accent-shown', 'accent-press', 22),
  ]) as [string, string, string, string, string];
  const rows = [surface, tint, hover];
  return [
    {
      what: 'primary button',
      least: 4.5,
      ink: primary.color,
      grounds: [primary.backgroundColor, ...pressedButton],
    },
    {
      what: 'quiet button',
      least: 4.5,
      ink: part('[data-variant="quiet"]').color,
      grounds: [...rows, pressed],
    },
    { what: 'link', least: 4.5, ink: part('a').color, grounds: rows },
    { what: 'count', least: 4.5, ink: badge.color, grounds: [badge.backgroundColor] },
    { what: 'avatar', least: 4.5, ink: avatar.color, grounds: [avatar.backgroundColor] },
    { what: 'failure in an unread row', least: 4.5, ink: danger, grounds: [tint] },
    { what: 'time in an unread row', least: 4.5, ink: faint, grounds: [tint] },
    { what: 'edge of the button', least: 3, ink: primary.backgroundColor, grounds: rows },
    { what: 'track', least: 3, ink: track, grounds: rows },
    {
      what: 'thumb',
      least: 3,
      ink: part('[data-carillon="switch"]', '::before').backgroundColor,
      grounds: [track],
    },
    { what: 'box', least: 3, ink: box, grounds: rows },
    {
      what: 'tick',
      least: 3,
      ink: part('[data-carillon="checkbox"]', '::before').backgroundColor,
      grounds: [box],
    },
    { what: 'focus ring', least: 3, ink: focus, grounds: rows },
  ];
}

const token = (name: string) => `var(--carillon-color-${name})`;
const mix = (ground: string, ink: string, percent: number) =>
  `color-mix(in srgb, ${token(ground)}, ${token(ink)} ${percent}%)`;

/** What CSS colours come to in an element. */
function resolved(root: HTMLElement, colors: readonly string[]): string[] {
  const probe = root.appendChild(document.createElement('span'));
  const found = colors.map((color) => {
    probe.style.color = color;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return found;
}
