import { describe, expect, it } from 'vitest';
import { lightTokens } from './lightTokens.ts';
import { tokenVariables } from './publicTokens.ts';
import { theme } from './themeContract.css.ts';

describe('the names of the tokens are public', () => {
  it.each([
    [theme.color.onAccent, 'var(--carillon-color-on-accent)'],
    [theme.size.panelMaxHeight, 'var(--carillon-size-panel-max-height)'],
    [theme.layer.zIndex, 'var(--carillon-layer-z-index)'],
    [theme.space.xs, 'var(--carillon-space-xs)'],
  ])('%s', (reference, expected) => {
    expect(reference).toBe(expected);
  });

  it('every token has one of its own', () => {
    const references = Object.values(theme).flatMap((group) => Object.values(group));
    const tokens = Object.values(lightTokens).flatMap((group) => Object.values(group));
    expect(new Set(references).size).toBe(tokens.length);
  });
});

it('tokens of a host become the variables of those names', () => {
  expect(
    tokenVariables({ color: { onAccent: '#000' }, layer: undefined, size: { panelMaxHeight: '80vh' } }),
  ).toEqual({
    '--carillon-color-on-accent': '#000',
    '--carillon-size-panel-max-height': '80vh',
  });
});
