import type { CSSProperties, ReactNode } from 'react';
import preview from '#.storybook/preview';
import { Avatar, darkTokens, lightTokens, ThemeRoot, type ThemeTokens } from '../../src/primitives/index.ts';

const meta = preview.meta({
  title: 'Theme/Tokens',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Every token a host may override.' } },
  },
});

type Group = keyof ThemeTokens;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const variable = (group: Group, name: string) => `--carillon-${group}-${kebab(name)}`;

const faint: CSSProperties = {
  color: 'var(--carillon-color-text-tertiary)',
  fontSize: 12,
  lineHeight: '16px',
};
const mono: CSSProperties = { fontFamily: 'var(--carillon-font-mono)', fontSize: 11.5 };
const grid = (least: number): CSSProperties => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${least}px, 1fr))`,
  gap: 16,
});

function Sheet({ theme, tokens }: { theme: 'light' | 'dark'; tokens: ThemeTokens }) {
  return (
    <ThemeRoot
      theme={theme}
      style={{ background: 'var(--carillon-color-surface)', padding: '32px 36px 40px' }}
    >
      <h2
        style={{
          font: 'inherit',
          fontSize: 20,
          fontWeight: 600,
          letterSpacing: '-0.01em',
          margin: '0 0 20px',
        }}
      >
        {theme === 'light' ? 'Light' : 'Dark'}
      </h2>
      <Section title="Colour" of="color" style={grid(200)}>
        {Object.entries(tokens.color).map(([name, value]) => (
          <Swatch key={name} name={name} value={value} />
        ))}
      </Section>
      <Section title="Avatar" of="avatar" style={grid(200)}>
        {Object.entries(tokens.avatar).map(([name, value]) => (
          <Sample key={name} group="avatar" name={name} value={`hue of the name, ${value}`}>
            <span style={{ display: 'flex', gap: 6 }}>
              {['Maya Okafor', 'Ana Cruz', 'Wei Zhang', 'Olena Koval'].map((person) => (
                <Avatar key={person} name={person} />
              ))}
            </span>
          </Sample>
        ))}
      </Section>
      <Section title="Space" of="space" style={grid(200)}>
        {Object.entries(tokens.space).map(([name, value]) => (
          <Sample key={name} group="space" name={name} value={value}>
            <span style={{ ...bar, inlineSize: value }} />
          </Sample>
        ))}
      </Section>
      <Section title="Radius" of="radius" style={grid(200)}>
        {Object.entries(tokens.radius).map(([name, value]) => (
          <Sample key={name} group="radius" name={name} value={value}>
            <span style={{ ...box, borderRadius: value }} />
          </Sample>
        ))}
      </Section>
      <Section title="Type" of="font" style={{ display: 'grid', gap: 10 }}>
        <Line style={{ fontSize: tokens.font.size, lineHeight: tokens.font.lineHeight, fontWeight: 600 }}>
          Title, unread: {tokens.font.size}/{tokens.font.lineHeight}, {tokens.font.strong}
        </Line>
        <Line style={{ fontSize: tokens.font.size, lineHeight: tokens.font.lineHeight }}>
          Body: {tokens.font.size}/{tokens.font.lineHeight}, {tokens.font.regular}
        </Line>
        <Line style={{ fontSize: tokens.font.smallSize, lineHeight: tokens.font.smallLineHeight }}>
          Small: {tokens.font.smallSize}/{tokens.font.smallLineHeight}, {tokens.font.medium}
        </Line>
        <Line style={mono}>Code: {tokens.font.mono.split(',')[0]}</Line>
      </Section>
      <Section title="Size, motion, layer" of="size" style={grid(250)}>
        {(['size', 'motion', 'layer'] as const).flatMap((group) =>
          Object.entries(tokens[group]).map(([name, value]) => (
            <Sample key={group + name} group={group} name={name} value={value} />
          )),
        )}
      </Section>
      <Section title="Shadow" of="shadow" style={grid(240)}>
        <Sample group="shadow" name="panel" value="one, under the panel">
          <span
            style={{
              ...box,
              inlineSize: 180,
              blockSize: 72,
              border: 0,
              background: 'var(--carillon-color-surface)',
              boxShadow: tokens.shadow.panel,
              borderRadius: tokens.radius.panel,
            }}
          />
        </Sample>
      </Section>
    </ThemeRoot>
  );
}

const bar: CSSProperties = {
  display: 'block',
  blockSize: 24,
  borderRadius: 2,
  background: 'var(--carillon-color-accent)',
};
const box: CSSProperties = {
  display: 'block',
  inlineSize: 64,
  blockSize: 40,
  background: 'var(--carillon-color-tint)',
  border: '1px solid var(--carillon-color-control)',
};

function Section({
  title,
  of,
  style,
  children,
}: {
  title: string;
  of: Group;
  style: CSSProperties;
  children: ReactNode;
}) {
  return (
    <section data-group={of} style={{ marginBlockEnd: 28 }}>
      <h3 style={{ ...faint, fontWeight: 600, margin: '0 0 10px' }}>{title}</h3>
      <div style={style}>{children}</div>
    </section>
  );
}

function Swatch({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <div
        style={{
          blockSize: 52,
          borderRadius: 8,
          background: `var(${variable('color', name)})`,
          boxShadow: 'inset 0 0 0 1px color-mix(in srgb, transparent, var(--carillon-color-text) 10%)',
          marginBlockEnd: 6,
        }}
      />
      <Caption group="color" name={name} value={value} />
    </div>
  );
}

function Sample({
  group,
  name,
  value,
  children,
}: {
  group: Group;
  name: string;
  value: string;
  children?: ReactNode;
}) {
  return (
    <div>
      {children && (
        <div style={{ minBlockSize: 44, display: 'flex', alignItems: 'center', marginBlockEnd: 4 }}>
          {children}
        </div>
      )}
      <Caption group={group} name={name} value={value} />
    </div>
  );
}

function Caption({ group, name, value }: { group: Group; name: string; value: string }) {
  return (
    <>
      <div style={{ fontSize: 13, fontWeight: 500 }}>{name}</div>
      <div style={{ ...faint, ...mono, overflowWrap: 'anywhere' }}>{variable(group, name)}</div>
      <div style={{ ...faint, overflowWrap: 'anywhere' }}>{value}</div>
    </>
  );
}

const Line = ({ style, children }: { style: CSSProperties; children: ReactNode }) => (
  <div style={style}>{children}</div>
);

export const Light = meta.story({ render: () => <Sheet theme="light" tokens={lightTokens} /> });

export const Dark = meta.story({ render: () => <Sheet theme="dark" tokens={darkTokens} /> });

export const SideBySide = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <Sheet theme="light" tokens={lightTokens} />
      <Sheet theme="dark" tokens={darkTokens} />
    </div>
  ),
});
