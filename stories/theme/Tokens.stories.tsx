import type { CSSProperties, ReactNode } from 'react';
import preview from '#.storybook/preview';
import {
  contrastDarkTokens,
  contrastTokens,
  darkTokens,
  lightTokens,
  publicTokens,
  type ThemeName,
  ThemeRoot,
  type Tokens,
} from '../../src/primitives/index.ts';

const meta = preview.meta({
  title: 'Theme/Tokens',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The tokens that a host may override: by `tokens` on the provider or on a ThemeRoot, or by the CSS variable on any element with `data-carillon-theme`. Every other colour follows from these.',
      },
    },
  },
});

type Group = keyof typeof publicTokens;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const faint: CSSProperties = {
  color: 'var(--carillon-color-text-tertiary)',
  fontSize: 12,
  lineHeight: '16px',
};
const mono: CSSProperties = { fontFamily: 'var(--carillon-font-mono)', fontSize: 11.5 };
const cell: CSSProperties = {
  padding: '7px 16px 7px 0',
  borderBlockEnd: '1px solid var(--carillon-color-border)',
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
};
const box: CSSProperties = {
  display: 'block',
  inlineSize: 44,
  blockSize: 28,
  borderRadius: 6,
  boxShadow: 'inset 0 0 0 1px color-mix(in srgb, transparent, var(--carillon-color-text) 12%)',
};

/** A token as it looks; nothing for what has no look. */
const samples: Record<Group, (variable: string) => ReactNode> = {
  color: (value) => <span style={{ ...box, background: value }} />,
  space: (value) => (
    <span
      style={{ ...box, boxShadow: 'none', background: 'var(--carillon-color-accent)', inlineSize: value }}
    />
  ),
  radius: (value) => <span style={{ ...box, borderRadius: value }} />,
  font: () => null,
  size: () => null,
  shadow: (value) => (
    <span style={{ ...box, background: 'var(--carillon-color-surface)', boxShadow: value }} />
  ),
  motion: () => null,
  layer: () => null,
};

/** The colours that no host sets, because they follow. */
const following = Object.keys(lightTokens.color).filter((name) => !(name in publicTokens.color));

function Sheet({ theme, tokens }: { theme: ThemeName; tokens: Tokens }) {
  const rows = (Object.keys(publicTokens) as Group[]).flatMap((group) =>
    Object.entries(publicTokens[group]).map(([name, purpose]: [string, string]) => ({
      group,
      name,
      purpose,
      variable: `--carillon-${group}-${kebab(name)}`,
      value: (tokens[group] as Record<string, string>)[name],
    })),
  );
  return (
    <ThemeRoot
      theme={theme}
      style={{
        boxSizing: 'border-box',
        // On a narrow page the table is wider than the page, and so is its ground.
        minInlineSize: 'fit-content',
        background: 'var(--carillon-color-surface)',
        padding: '28px 32px 36px',
      }}
    >
      <h2 style={{ font: 'inherit', fontSize: 20, fontWeight: 600, margin: '0 0 16px' }}>
        {theme}: {rows.length} tokens
      </h2>
      <table style={{ inlineSize: '100%', maxInlineSize: 1100, borderCollapse: 'collapse', font: 'inherit' }}>
        <thead style={{ ...faint, fontWeight: 600 }}>
          <tr>
            {['Look', 'Token', 'Variable', 'Default', 'Purpose'].map((heading) => (
              <th key={heading} scope="col" style={cell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ group, name, purpose, variable, value }) => (
            <tr key={variable}>
              <td style={{ ...cell, inlineSize: 56 }}>{samples[group](`var(${variable})`)}</td>
              <th scope="row" style={{ ...cell, fontWeight: 600, whiteSpace: 'nowrap' }}>
                {group}.{name}
              </th>
              <td style={{ ...cell, ...mono }}>
                <bdi dir="ltr">{variable}</bdi>
              </td>
              <td style={{ ...cell, ...mono, maxInlineSize: 220 }}>
                <bdi dir="ltr">{value}</bdi>
              </td>
              <td style={cell}>{purpose}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 style={{ ...faint, fontWeight: 600, margin: '28px 0 10px' }}>Follow from these</h3>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
          gap: 16,
          maxInlineSize: 1100,
        }}
      >
        {following.map((name) => (
          <div key={name}>
            {samples.color(`var(--carillon-color-${kebab(name)})`)}
            <span style={faint}>{name}</span>
          </div>
        ))}
      </div>
    </ThemeRoot>
  );
}

export const Light = meta.story({ render: () => <Sheet theme="light" tokens={lightTokens} /> });

export const Dark = meta.story({ render: () => <Sheet theme="dark" tokens={darkTokens} /> });

export const Contrast = meta.story({ render: () => <Sheet theme="contrast" tokens={contrastTokens} /> });

export const ContrastDark = meta.story({
  render: () => <Sheet theme="contrast-dark" tokens={contrastDarkTokens} />,
});
