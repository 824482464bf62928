import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { publicTokens } from '../../src/primitives/index.ts';
import { contrast, hexOf, type Rgb, rgbOf } from '../../src/primitives/theme/contrast.ts';
import { controlPairs, textPairs } from '../../src/primitives/theme/contrastPairs.ts';
import resolver from '../../tokens/carillon.resolver.json';
import tokenFile from '../../tokens/carillon.tokens.json';
import { holdClipboard } from './copy/holdClipboard.ts';
import { seenColor } from './seenColor.ts';
import { TokenPage } from './token-list/TokenPage.tsx';
import { shownThemes } from './token-list/themes.ts';
import { tokenCount } from './token-list/tokenRows.ts';

const meta = preview.meta({
  title: 'Theme/Tokens/Interactions',
  component: TokenPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

const found = (root: HTMLElement, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

export const EachTokenIsThereOnceWithItsVariable = meta.story({
  play: async ({ canvasElement, canvas }) => {
    const names = found(canvasElement, '[data-token]').map(({ dataset }) => dataset.token);
    await expect(new Set(names).size).toBe(names.length);
    const given = Object.entries(publicTokens).flatMap(([group, tokens]) =>
      Object.keys(tokens).map((name) => `${group}.${name}`),
    );
    await expect(given).toHaveLength(tokenCount);
    await expect(names).toEqual(expect.arrayContaining(given));
    await expect(canvas.getAllByRole('button', { name: /^Copy --carillon-/ })).toHaveLength(names.length);
    const onAccent = canvasElement.querySelector<HTMLElement>('[data-token="color.onAccent"]') as HTMLElement;
    await expect(within(onAccent).getByRole('button')).toHaveAccessibleName(
      'Copy --carillon-color-on-accent',
    );
  },
});

export const AVariableIsCopiedWithItsFunctionAndThatIsSaid = meta.story({
  beforeEach: () => {
    holdClipboard();
  },
  play: async ({ canvas, userEvent }) => {
    const said = canvas.getByRole('status', { name: 'Copied' });
    await expect(said).toHaveTextContent(/^$/);
    const accent = canvas.getByRole('button', { name: 'Copy --carillon-color-accent' });
    await userEvent.click(accent);
    await waitFor(() => expect(said).toHaveTextContent(/^Copied var\(--carillon-color-accent\)$/));
    await expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith('var(--carillon-color-accent)');
    await expect(within(accent).getByText('Copied')).toBeVisible();
    await expect(accent).toHaveFocus();
    // By keyboard, and the first one no longer says that it was.
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(said).toHaveTextContent(/^Copied var\(--carillon-color-on-accent\)$/));
    await expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith('var(--carillon-color-on-accent)');
    await expect(within(accent).queryByText('Copied')).not.toBeInTheDocument();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledTimes(2);
  },
});

export const ARefusedClipboardIsSaid = meta.story({
  beforeEach: () => {
    holdClipboard({ refuses: true });
  },
  play: async ({ canvas, userEvent }) => {
    const panel = canvas.getByRole('button', { name: 'Copy --carillon-radius-panel' });
    await userEvent.click(panel);
    const said = canvas.getByRole('status', { name: 'Copied' });
    await waitFor(() =>
      expect(said).toHaveTextContent(/^The browser did not copy var\(--carillon-radius-panel\)/),
    );
    await expect(within(panel).getByText('Not copied')).toBeVisible();
  },
});

export const ASearchFindsByNameAndByPurpose = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search tokens' });
    const results = canvas.getByRole('status', { name: 'Results' });
    const all = found(canvasElement, '[data-token]').length;
    await userEvent.type(field, 'unread dot');
    await waitFor(() => expect(results).toHaveTextContent(new RegExp(`^1 of ${all} tokens$`)));
    await expect(found(canvasElement, '[data-token]')[0]?.dataset.token).toBe('color.accent');
    await expect(canvas.queryByRole('heading', { name: 'Radius' })).not.toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'radius');
    await waitFor(() => expect(results).toHaveTextContent(new RegExp(`^2 of ${all} tokens$`)));
    await userEvent.clear(field);
    await userEvent.type(field, 'no such thing');
    await waitFor(() => expect(results).toHaveTextContent('No tokens match “no such thing”'));
  },
});

/** The colours of a theme as the token files have them. */
function colorsOf(theme: string): (name: string) => Rgb {
  const contexts: Readonly<Record<string, readonly { color: object }[]>> = resolver.modifiers.theme.contexts;
  const group: Readonly<Record<string, { $value?: { hex: string } | string }>> = {
    ...(contexts[theme]?.[0]?.color ?? tokenFile.color),
  };
  const colorOf = (name: string): Rgb => {
    const value = group[name]?.$value;
    return typeof value === 'string' ? colorOf(value.slice('{color.'.length, -1)) : rgbOf(value?.hex ?? '');
  };
  return colorOf;
}

export const EveryColourIsDrawnAsTheTokenFilesHaveIt = meta.story({
  render: () => <span>Every theme</span>,
  play: async ({ canvasElement }) => {
    const wrong: string[] = [];
    for (const { name: theme } of shownThemes) {
      const colorOf = colorsOf(theme);
      const probe = canvasElement.appendChild(document.createElement('span'));
      probe.dataset.carillonTheme = theme;
      for (const name of Object.keys(tokenFile.color)) {
        const variable = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        probe.style.color = `var(--carillon-color-${variable})`;
        const drawn = seenColor(getComputedStyle(probe).color);
        // Two roundings to whole numbers: that of the file, and that of the screen.
        if (colorOf(name).some((value, index) => Math.abs(value - (drawn[index] ?? 0)) > 1)) {
          wrong.push(`${theme} ${name}: ${hexOf(drawn)}, and ${hexOf(colorOf(name))} in the file`);
        }
      }
      probe.remove();
    }
    await expect(wrong).toEqual([]);
  },
});

export const EveryPairHasTheContrastOfItsColoursAndPasses = meta.story({
  play: async ({ canvasElement }) => {
    const cells = found(canvasElement, '[data-pair]');
    const pairs = [...textPairs, ...controlPairs].flatMap(([, grounds]) => grounds);
    await waitFor(() =>
      expect(found(canvasElement, '[data-pair] [data-passes]')).toHaveLength(
        pairs.length * shownThemes.length,
      ),
    );
    const off = cells.filter((cell) => {
      const [theme = '', ink = '', ground = ''] = cell.dataset.pair?.split(' ') ?? [];
      const colorOf = colorsOf(theme);
      const expected = contrast(colorOf(ink), colorOf(ground));
      const shown = Number.parseFloat(cell.querySelector('[data-passes]')?.textContent ?? '');
      // The colours of both are whole numbers, which moves a contrast by as much as one in a hundred.
      return !(Math.abs(shown - expected) <= 0.01 + expected / 100);
    });
    await expect(off.map((cell) => `${cell.dataset.pair}: ${cell.textContent}`)).toEqual([]);
    const failing = found(canvasElement, '[data-passes="false"]').map(
      (one) => one.parentElement?.dataset.pair,
    );
    await expect(failing).toEqual([]);
    await expect(
      found(canvasElement, '[data-pair]').filter((cell) => cell.textContent?.includes('✗')),
    ).toEqual([]);
  },
});

export const AWeakPairWouldBeMarked = meta.story({
  beforeEach: () => {
    const sheet = new CSSStyleSheet();
    sheet.insertRule('[data-carillon-theme="dark"] { --carillon-color-control: #2b303a; }');
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-pair="dark control surface"]')).toHaveTextContent(
        '✗ below 3',
      ),
    );
    const failing = found(canvasElement, '[data-passes="false"]').map(
      (one) => one.parentElement?.dataset.pair,
    );
    await expect(failing).toEqual([
      ...['surface', 'tint', 'tintHover', 'hover', 'raised'].map((ground) => `dark control ${ground}`),
      'dark surface control',
    ]);
  },
});
