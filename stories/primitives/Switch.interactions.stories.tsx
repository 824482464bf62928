import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Switch, ThemeRoot, themeNames } from '../../src/primitives/index.ts';
import { contrast } from '../../src/primitives/theme/contrast.ts';
import { seenColor } from '../theme/seenColor.ts';

const meta = preview.meta({
  component: Switch,
  title: 'Parts/Switch/Interactions',
  args: { 'aria-label': 'Email', onCheckedChange: fn() },
  tags: ['!autodocs'],
});

export const TurnsByPointerAndKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Email' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(2, false);
  },
});

export const StaysWhenDisabled = meta.story({
  args: { disabled: true, defaultChecked: true },
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
});

export const LockedIsSeenInEveryTheme = meta.story({
  name: 'a locked switch is seen as well as any other in every theme, and looks like none of them',
  render: (args) => (
    <>
      {themeNames.map((theme) => (
        <ThemeRoot
          key={theme}
          theme={theme}
          data-testid={theme}
          style={{ background: 'var(--carillon-color-surface)', padding: 8 }}
        >
          {[false, true].map((on) => (
            <span key={String(on)}>
              <Switch {...args} aria-label={`${theme} free ${on}`} defaultChecked={on} />
              <Switch {...args} aria-label={`${theme} disabled ${on}`} defaultChecked={on} disabled />
              <Switch {...args} aria-label={`${theme} locked ${on}`} defaultChecked={on} aria-disabled />
            </span>
          ))}
        </ThemeRoot>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('switch')).toHaveLength(6 * themeNames.length));
    for (const theme of themeNames) {
      const ground = colorOf(getComputedStyle(canvas.getByTestId(theme)).backgroundColor);
      for (const on of [false, true]) {
        const free = getComputedStyle(canvas.getByRole('switch', { name: `${theme} free ${on}` }));
        for (const state of ['disabled', 'locked']) {
          const control = canvas.getByRole('switch', { name: `${theme} ${state} ${on}` });
          const style = getComputedStyle(control);
          await expect(style.opacity).toBe('1');
          const edge = colorOf(style.boxShadow);
          const thumb = colorOf(getComputedStyle(control, '::before').backgroundColor);
          await expect(contrast(edge, ground), `edge of ${theme} ${state}`).toBeGreaterThanOrEqual(3);
          await expect(contrast(thumb, ground), `thumb of ${theme} ${state}`).toBeGreaterThanOrEqual(3);
          await expect(style.backgroundColor).not.toBe(free.backgroundColor);
        }
      }
    }
  },
});

/** The first colour in a computed value. */
const colorOf = (value: string) => seenColor(/\w+\([^)]+\)/.exec(value)?.[0] ?? '');
