import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { contrast, hexOf, rgbOf } from '../../src/primitives/theme/contrast.ts';
import { holdClipboard } from './copy/holdClipboard.ts';
import { ThemePlayground } from './playground/ThemePlayground.tsx';
import { seenColor } from './seenColor.ts';

const meta = preview.meta({
  title: 'Theme/Playground/Interactions',
  component: ThemePlayground,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

type Theme = 'light' | 'dark';

/** A theme's part of the page, once its panel has its messages. */
async function opened(canvas: ReturnType<typeof within>, theme: Theme) {
  const section = within(canvas.getByRole('region', { name: `In ${theme}` }));
  await section.findByRole('button', { name: 'Accept' });
  return section;
}

const colorOf = (button: HTMLElement) => hexOf(seenColor(getComputedStyle(button).backgroundColor));
const codeOf = (canvas: ReturnType<typeof within>) => within(canvas.getByRole('tabpanel')).getByRole('code');
const field = (canvas: ReturnType<typeof within>) => canvas.getByRole('textbox', { name: 'Accent as CSS' });

export const AnAccentIsShownInBothThemesAndMovedWhereItCouldNotBeSeen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [light, dark] = [await opened(canvas, 'light'), await opened(canvas, 'dark')];
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), '#ffdd33');
    const said = await light.findByText(
      /^#ffdd33 could hardly be seen, so it is shown darker: #[0-9a-f]{6}\.$/,
    );
    const shown = /: (#[0-9a-f]{6})\.$/.exec(said.textContent ?? '')?.[1] ?? '';
    // Colours of buttons fade.
    await waitFor(() => expect(colorOf(light.getByRole('button', { name: 'Accept' }))).toBe(shown));
    await expect(contrast(rgbOf(shown), rgbOf('#ffffff'))).toBeGreaterThanOrEqual(3);
    await expect(dark.getByText('#ffdd33 is shown as it is.')).toBeVisible();
    await waitFor(() => expect(colorOf(dark.getByRole('button', { name: 'Accept' }))).toBe('#ffdd33'));
    for (const section of [light, dark]) {
      const figures = within(section.getByRole('list', { name: /^Contrast in the/ })).getAllByRole(
        'listitem',
      );
      await expect(figures.map(({ textContent }) => textContent?.replace(/: .*/, ''))).toEqual([
        'Words on the accent',
        'Links and counts',
        'Marks and edges',
      ]);
      await expect(figures.filter(({ dataset }) => dataset.passes !== 'true')).toEqual([]);
    }
    await expect(canvas.getByLabelText('Pick the accent')).toHaveValue('#ffdd33');
  },
});

export const AnAccentComesFromAProductOrFromThePicker = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [light, dark] = [await opened(canvas, 'light'), await opened(canvas, 'dark')];
    await userEvent.click(canvas.getByRole('button', { name: 'Slack' }));
    await expect(field(canvas)).toHaveValue('#4a154b');
    await waitFor(() => expect(colorOf(light.getByRole('button', { name: 'Accept' }))).toBe('#4a154b'));
    await expect(dark.getByText(/^#4a154b could hardly be seen, so it is shown lighter/)).toBeVisible();
    await fireEvent.change(canvas.getByLabelText('Pick the accent'), { target: { value: '#1a7f37' } });
    await expect(field(canvas)).toHaveValue('#1a7f37');
    await waitFor(() => expect(colorOf(light.getByRole('button', { name: 'Accept' }))).toBe('#1a7f37'));
  },
});

export const ColoursOfBothThemesAreOneAccent = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [light, dark] = [await opened(canvas, 'light'), await opened(canvas, 'dark')];
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), 'light-dark(#0b7a53, #5fd3a6)');
    await waitFor(() => expect(dark.getByText('#5fd3a6 is shown as it is.')).toBeVisible());
    await expect(light.getByText('#0b7a53 is shown as it is.')).toBeVisible();
    await waitFor(() => expect(colorOf(dark.getByRole('button', { name: 'Accept' }))).toBe('#5fd3a6'));
  },
});

export const WhatIsNoColourIsSaidAndChangesNothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const light = await opened(canvas, 'light');
    const before = codeOf(canvas).textContent;
    const problem = canvas.getByRole('status', { name: 'Problem' });
    await expect(problem).toHaveTextContent(/^$/);
    await expect(field(canvas)).toBeValid();
    await userEvent.clear(field(canvas));
    await expect(problem).toHaveTextContent('Write a colour.');
    await userEvent.type(field(canvas), 'blurple');
    await expect(problem).toHaveTextContent(/^“blurple” is no CSS colour.*Write a name, #rrggbb/);
    await expect(field(canvas)).toBeInvalid();
    await expect(field(canvas)).toHaveAccessibleDescription(/is no CSS colour/);
    await expect(codeOf(canvas)).toHaveTextContent(before ?? '', { normalizeWhitespace: false });
    await expect(colorOf(light.getByRole('button', { name: 'Accept' }))).toBe('#0b7a53');
    for (const unknown of ['var(--brand)', 'currentColor']) {
      await userEvent.clear(field(canvas));
      await userEvent.type(field(canvas), unknown);
      await expect(problem).toHaveTextContent('gets its colour from your page');
    }
    await expect(codeOf(canvas)).toHaveTextContent(before ?? '', { normalizeWhitespace: false });
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), 'tomato');
    await expect(problem).toHaveTextContent(/^$/);
    await expect(codeOf(canvas)).toHaveTextContent("accent: 'tomato'");
  },
});

export const RadiusDensityAndFontAreShownAndInTheCode = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await opened(canvas, 'light');
    const panels = [...canvasElement.querySelectorAll<HTMLElement>('[data-carillon="panel"]')];
    await expect(panels).toHaveLength(2);
    await fireEvent.change(canvas.getByRole('slider', { name: /^Radius/ }), { target: { value: '20' } });
    await userEvent.click(canvas.getByRole('radio', { name: 'compact' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Serif' }));
    for (const panel of panels) {
      await waitFor(() => expect(getComputedStyle(panel).borderTopLeftRadius).toBe('20px'));
      await expect(panel.closest('[data-carillon="root"]')).toHaveAttribute('data-density', 'compact');
      await expect(getComputedStyle(panel).fontFamily).toMatch(/^Georgia/);
    }
    await expect(codeOf(canvas)).toHaveTextContent("radius: { panel: '20px', control: '10px' }");
    await expect(codeOf(canvas)).toHaveTextContent('density="compact"');
    await expect(codeOf(canvas)).toHaveTextContent('font-family: Georgia');
  },
});

export const TheCodeIsThereInEachFormAndIsCopied = meta.story({
  beforeEach: () => {
    holdClipboard();
  },
  play: async ({ canvas, userEvent }) => {
    await opened(canvas, 'dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Slack' }));
    const expected = [
      ['tokens prop', /color: \{ accent: '#4a154b' \}/],
      ['CSS variables', /^\[data-carillon-theme\] \{\n {2}--carillon-color-accent: #4a154b;/],
      ['DTCG', /"version": "2025\.10"/],
      ['Tailwind', /^@theme \{\n {2}--color-brand: #4a154b;/],
    ] as const;
    await userEvent.click(canvas.getByRole('tab', { name: 'tokens prop' }));
    for (const [index, [name, code]] of expected.entries()) {
      if (index > 0) {
        await userEvent.keyboard('{ArrowRight}');
      }
      await waitFor(() => expect(canvas.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true'));
      const text = codeOf(canvas).textContent ?? '';
      await expect(text).toMatch(code);
      await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }));
      await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith(text));
      await waitFor(() =>
        expect(canvas.getByRole('status', { name: 'Copied' })).toHaveTextContent(/^Copied the code$/),
      );
      canvas.getByRole('tab', { name }).focus();
    }
    await expect(navigator.clipboard.writeText).toHaveBeenCalledTimes(expected.length);
  },
});

export const TheTokensForDesignToolsHaveTheAccentAsEachThemeShowsIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [light, dark] = [await opened(canvas, 'light'), await opened(canvas, 'dark')];
    await userEvent.click(canvas.getByRole('button', { name: 'IKEA' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'DTCG' }));
    await light.findByText(/^#ffcc00 could hardly be seen/);
    const { contexts } = JSON.parse(codeOf(canvas).textContent ?? '').modifiers.theme;
    for (const [theme, section] of [
      ['light', light],
      ['dark', dark],
    ] as const) {
      const [{ color, radius }] = contexts[theme];
      const button = section.getByRole('button', { name: 'Accept' });
      await waitFor(() => expect(colorOf(button)).toBe(color.accent.$value.hex));
      await waitFor(() =>
        expect(hexOf(seenColor(getComputedStyle(button).color))).toBe(color.onAccent.$value.hex),
      );
      await expect(radius.panel.$value).toEqual({ value: 12, unit: 'px' });
    }
  },
});
