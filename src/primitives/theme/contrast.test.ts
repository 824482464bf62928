import { describe, expect, it } from 'vitest';
import { darkTokens } from './darkTokens.ts';
import { lightTokens, type ThemeTokens } from './lightTokens.ts';

type Rgb = readonly [number, number, number];
type Color = keyof ThemeTokens['color'];

const themes: Record<string, ThemeTokens> = { light: lightTokens, dark: darkTokens };

/** What may be written on what. */
const texts: [Color, Color[]][] = [
  ['text', ['surface', 'tint', 'hover', 'code']],
  ['textSecondary', ['surface', 'tint', 'hover', 'code']],
  ['textTertiary', ['surface', 'tint', 'hover']],
  ['accentText', ['surface', 'tint', 'hover']],
  ['onAccent', ['accent']],
  ['onDanger', ['danger']],
  ['danger', ['surface', 'tint', 'hover', 'dangerSurface']],
  ['warning', ['surface', 'tint', 'hover', 'warningSurface']],
  ['success', ['surface', 'tint', 'hover', 'successSurface']],
  // Toasts are written the other way round.
  ['surface', ['text']],
];

/** What must be seen to be used: edges, tracks, marks, rings. */
const controls: [Color, Color[]][] = [
  ['control', ['surface', 'tint', 'hover']],
  ['accent', ['surface', 'tint', 'hover']],
  ['danger', ['surface', 'tint', 'hover']],
  ['focus', ['surface', 'tint', 'hover']],
  // The thumb of a switch on its track.
  ['surface', ['control']],
  ['onAccent', ['accent']],
];

describe.each(Object.entries(themes))('%s theme', (_name, tokens) => {
  const pairs = (table: [Color, Color[]][]) =>
    table.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const));

  it.each(pairs(texts))('%s on %s is readable (4.5:1)', (ink, ground) => {
    expect(contrast(hex(tokens.color[ink]), hex(tokens.color[ground]))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(controls))('%s on %s is visible (3:1)', (ink, ground) => {
    expect(contrast(hex(tokens.color[ink]), hex(tokens.color[ground]))).toBeGreaterThanOrEqual(3);
  });

  it('initials are readable in every hue', () => {
    const ratios = Array.from({ length: 360 }, (_, hue) =>
      contrast(hsl(hue, tokens.avatar.initials), hsl(hue, tokens.avatar.ground)),
    );
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  });

  it('the hovered and pressed primary button stay readable', () => {
    const { accent, text, onAccent } = tokens.color;
    expect(contrast(hex(onAccent), mix(hex(accent), hex(text), 0.12))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(hex(onAccent), mix(hex(accent), hex(text), 0.22))).toBeGreaterThanOrEqual(4.5);
  });

  it('controls shaded by the pointer stay readable on every ground', () => {
    const { text, textSecondary, accentText, surface, tint, hover } = tokens.color;
    for (const ground of [surface, tint, hover]) {
      const pressed = mix(hex(ground), hex(text), 0.11);
      for (const ink of [text, textSecondary, accentText]) {
        expect(contrast(hex(ink), pressed)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('the mark of an info avatar is readable on its ground', () => {
    const { surface, accent, accentText } = tokens.color;
    expect(contrast(hex(accentText), mix(hex(surface), hex(accent), 0.14))).toBeGreaterThanOrEqual(4.5);
  });
});

/** WCAG 2.2, 1.4.3: (lighter + 0.05) / (darker + 0.05). */
function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function hex(color: string): Rgb {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!digits) {
    throw new Error(`${color} is not a colour of six hexadecimal digits`);
  }
  return digits.slice(1).map((pair) => Number.parseInt(pair, 16)) as unknown as Rgb;
}

/** `tone` is what a token of the avatar holds: '58% 90%'. */
function hsl(hue: number, tone: string): Rgb {
  const [saturation, lightness] = tone.split(' ').map((part) => Number.parseFloat(part) / 100) as [
    number,
    number,
  ];
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

function mix(ground: Rgb, ink: Rgb, share: number): Rgb {
  return ground.map((value, index) => value * (1 - share) + (ink[index] ?? 0) * share) as unknown as Rgb;
}
