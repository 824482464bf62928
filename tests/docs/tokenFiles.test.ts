import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { compile } from 'tailwindcss';
import { describe, expect, test } from 'vitest';
import { publicTokens, variableName } from '../../src/primitives/theme/publicTokens.ts';
import { derivedColors } from '../../stories/theme/token-files/derivedColors.ts';
import { tokenFiles } from '../../stories/theme/token-files/tokenFiles.ts';
import { typedValue } from '../../stories/theme/token-files/typedValue.ts';
import { tableInGuide, variablesTable } from '../../stories/theme/token-files/variablesTable.ts';
import { resolverSchema, tokensSchema } from './designTokenSchema.ts';

const read = (name: string) => readFileSync(`tokens/${name}`, 'utf8');
const tokens = JSON.parse(read('carillon.tokens.json'));
const resolver = JSON.parse(read('carillon.resolver.json'));
const tailwind = read('tailwind.css');

const ajv = new Ajv({ allErrors: true, strict: false });
const isTokens = ajv.compile(tokensSchema);
const isResolver = ajv.compile(resolverSchema);

test('the token files are those of the themes: run `npx tsx scripts/tokens.ts`', () => {
  expect(Object.fromEntries(readdirSync('tokens').map((name) => [name, read(name)]))).toEqual(tokenFiles());
});

test('the guide to theming has the table of all CSS variables: run `npx tsx scripts/tokens.ts`', () => {
  expect(tableInGuide.exec(readFileSync('docs/guides/theming.md', 'utf8'))?.[0]).toBe(variablesTable());
});

test('a host can import the token files', () => {
  const { exports, files } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(files).toContain('tokens');
  expect([exports['./tokens.json'], exports['./tokens.resolver.json'], exports['./tailwind.css']]).toEqual([
    './tokens/carillon.tokens.json',
    './tokens/carillon.resolver.json',
    './tokens/tailwind.css',
  ]);
});

describe('the token files have the shape of DTCG 2025.10', () => {
  test('as they are written', () => {
    expect([isTokens(tokens), isTokens.errors]).toEqual([true, null]);
    expect([isResolver(resolver), isResolver.errors]).toEqual([true, null]);
  });

  test.each([
    ['a unit of CSS alone', 'space', 'xs', { value: 1, unit: 'em' }],
    ['a colour as text', 'color', 'text', '#101828'],
    [
      'a colour of two components',
      'color',
      'text',
      { colorSpace: 'srgb', components: [1, 1], hex: '#101828' },
    ],
    [
      'a component above 1',
      'color',
      'text',
      { colorSpace: 'srgb', components: [16, 24, 40], hex: '#101828' },
    ],
    ['a duration as text', 'motion', 'fast', '120ms'],
    ['a weight as text', 'font', 'strong', '600'],
    ['a shadow without its lengths', 'shadow', 'panel', [{ color: tokens.color.text.$value }]],
  ])('%s would be noticed', (_what, group, name, $value) => {
    const changed = structuredClone(tokens);
    changed[group][name].$value = $value;
    expect(isTokens(changed)).toBe(false);
  });

  test('CSS that has no type there is an error that names its token', () => {
    expect(() => typedValue('space', 'xs', 'calc(1px + 2em)')).toThrow(
      'space.xs is calc(1px + 2em), for which',
    );
  });
});

test('every public token is in the file once, with what it is for', () => {
  const { $schema: _, color, ...groups } = tokens;
  const described = (group: object) =>
    Object.fromEntries(Object.entries(group).map(([name, token]) => [name, token.$description]));
  expect(
    Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, described(group as object)])),
  ).toEqual(Object.fromEntries(Object.entries(publicTokens).filter(([name]) => name !== 'color')));
  const { accentShown: _shown, accentPress: _press, ...derived } = derivedColors;
  expect(described(color)).toEqual({ ...publicTokens.color, ...derived });
});

test('the resolver has each theme, with the same colours and shadows, and refers to what is there', () => {
  const { contexts, default: first } = resolver.modifiers.theme;
  expect(Object.keys(contexts)).toEqual(['light', 'dark', 'contrast', 'contrast-dark']);
  expect(contexts[first]).toEqual([]);
  const namesOf = (groups: Record<string, object>) =>
    Object.entries(groups).map(([group, names]) => [group, Object.keys(names)]);
  for (const theme of ['dark', 'contrast', 'contrast-dark']) {
    expect(namesOf(contexts[theme][0])).toEqual(namesOf({ color: tokens.color, shadow: tokens.shadow }));
  }
  expect(readdirSync('tokens')).toContain(resolver.sets.base.sources[0].$ref);
  expect(resolver.resolutionOrder).toEqual([{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }]);
});

describe('the theme for Tailwind', () => {
  const build = async (css: string, classes: string[]) =>
    (await compile(`${css}\n@tailwind utilities;`)).build(classes);

  test('makes utilities that have the variables of carillon', async () => {
    const css = await build(tailwind, [
      ...['bg-carillon-tint', 'text-carillon-text-secondary', 'border-carillon-border', 'p-carillon-m'],
      ...['w-carillon-panel-width', 'rounded-carillon-panel', 'text-carillon-small', 'font-carillon-strong'],
      ...['font-carillon-mono', 'shadow-carillon-panel', 'duration-(--carillon-motion-fast)'],
      'z-(--carillon-layer-z-index)',
    ]);
    const used = new Set([...css.matchAll(/var\(--carillon-([\w-]+)\)/g)].map(([, name]) => name));
    expect([...used].sort()).toEqual([
      ...['color-border', 'color-text-secondary', 'color-tint', 'font-mono', 'font-small-line-height'],
      ...['font-small-size', 'font-strong', 'layer-z-index', 'motion-fast', 'radius-panel', 'shadow-panel'],
      ...['size-panel-width', 'space-m'],
    ]);
  });

  test('has every public token that Tailwind has a utility for, and no other variable', () => {
    const { motion: _, layer: __, color, ...groups } = publicTokens;
    const variables = Object.entries({ color: { ...color, ...derivedColors }, ...groups }).flatMap(
      ([group, names]) => Object.keys(names).map((name) => `--${variableName([group, name])}`),
    );
    expect([...tailwind.matchAll(/: var\((--carillon-[\w-]+)\)/g)].map(([, name]) => name)).toEqual(
      variables,
    );
  });

  test('may stand beside that of a host, which carillon takes its colours from as the guide says', async () => {
    const guide = readFileSync('docs/guides/theming.md', 'utf8');
    const sample = /```css\n(@theme[\s\S]+?)```/.exec(guide)?.[1] ?? '';
    const css = await build(`${tailwind}${sample}`, ['bg-brand']);
    expect(css).toContain('--color-brand: #0b7a53;');
    expect(css).toContain('--color-brand-dark: #5fd3a6;');
    expect(css).toContain(
      '--carillon-color-accent: light-dark(var(--color-brand), var(--color-brand-dark));',
    );
    expect(css).toContain('background-color: var(--color-brand);');
    // The tokens are in no layer, so a rule in one would lose against them.
    expect(css.slice(0, css.indexOf('--carillon-color-accent'))).not.toContain('@layer');
  });
});
