import { publicTokens } from '../../../src/primitives/index.ts';
import { derivedColors } from '../token-files/derivedColors.ts';
import { json, resolver } from '../token-files/tokenFiles.ts';
import { typedColor, typedValue } from '../token-files/typedValue.ts';
import type { DrawnTheme } from './drawnTheme.ts';
import { controlRadius, type PlaygroundSettings } from './themeSettings.ts';

/** A theme, and the colours that it comes to. */
export interface PlaygroundTheme {
  readonly settings: PlaygroundSettings;
  readonly light: DrawnTheme;
  readonly dark: DrawnTheme;
}

/** The code of a theme, in the forms that the tabs show. */
export const themeCode: readonly { id: string; label: string; write: (theme: PlaygroundTheme) => string }[] =
  [
    { id: 'prop', label: 'tokens prop', write: ({ settings }) => propCode(settings) },
    { id: 'css', label: 'CSS variables', write: ({ settings }) => cssCode(settings) },
    { id: 'dtcg', label: 'DTCG', write: dtcgCode },
    { id: 'tailwind', label: 'Tailwind', write: ({ settings }) => tailwindCode(settings) },
  ];

function propCode({ accent, radiusPx, density, font }: PlaygroundSettings): string {
  const look = density === 'compact' ? ' density="compact"' : '';
  return `import { InboxPopover } from 'carillon';

const tokens = {
  color: { accent: '${accent}' },
  radius: { panel: '${radiusPx}px', control: '${controlRadius(radiusPx)}px' },
};

export const inbox = <InboxPopover theme="system" tokens={tokens}${look} />;
${font === undefined ? '' : `// The font is that of the page: font-family: ${font}\n`}`;
}

function cssCode(settings: PlaygroundSettings): string {
  return `[data-carillon-theme] {
  --carillon-color-accent: ${settings.accent};
  --carillon-radius-panel: ${settings.radiusPx}px;
  --carillon-radius-control: ${controlRadius(settings.radiusPx)}px;
}
${pageCode(settings)}`;
}

function tailwindCode(settings: PlaygroundSettings): string {
  return `@theme {
  --color-brand: ${settings.accent};
  --radius-brand: ${settings.radiusPx}px;
}
/* Outside of any @layer, as the tokens of carillon are in none. */
[data-carillon-theme] {
  --carillon-color-accent: var(--color-brand);
  --carillon-radius-panel: var(--radius-brand);
  --carillon-radius-control: calc(var(--radius-brand) / 2);
}
${pageCode(settings)}`;
}

/** What is no token: the font is the page's, and density is a prop. */
function pageCode({ font, density }: PlaygroundSettings): string {
  return [
    ...(font === undefined
      ? []
      : ['/* The inbox has the font of the page. */', `body {\n  font-family: ${font};\n}`]),
    ...(density === 'compact' ? ['/* Density is a prop: <InboxPopover density="compact" />. */'] : []),
    '',
  ].join('\n');
}

/** A resolver that lies beside `carillon.tokens.json`, with the accent as it is shown in each theme, and what follows from it. */
function dtcgCode({ settings, light, dark }: PlaygroundTheme): string {
  const { radiusPx } = settings;
  const radius = (name: 'panel' | 'control', px: number) => ({
    ...typedValue('radius', name, `${px}px`),
    $description: publicTokens.radius[name],
  });
  const shape = {
    radius: { panel: radius('panel', radiusPx), control: radius('control', controlRadius(radiusPx)) },
  };
  return json(
    resolver('my-theme', {
      light: [{ ...shape, color: accentTokens(light) }],
      dark: [{ ...shape, color: accentTokens(dark) }],
    }),
  );
}

function accentTokens(drawn: DrawnTheme) {
  const { accent, onAccent } = publicTokens.color;
  const { accentText, tint, tintHover } = derivedColors;
  const shown = { ...drawn, accent: drawn.accentShown };
  return Object.fromEntries(
    Object.entries({ accent, onAccent, accentText, tint, tintHover }).map(([name, $description]) => [
      name,
      { $type: 'color', $value: typedColor(shown[name as keyof DrawnTheme]), $description },
    ]),
  );
}
