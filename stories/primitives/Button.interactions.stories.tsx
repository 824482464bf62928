import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: Button,
  title: 'Parts/Button/Interactions',
  args: { children: 'Review', onClick: fn() },
  tags: ['!autodocs'],
});

export const ActsByPointerAndKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Review' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
});

export const IgnoresClicksWhilePending = meta.story({
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Review' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

const submitted = fn((event: React.FormEvent) => event.preventDefault());

export const SubmitsNoFormUnlessTold = meta.story({
  render: (args) => (
    <form onSubmit={submitted}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(submitted).not.toHaveBeenCalled();
  },
});

export const WrappedWordsAreCentred = meta.story({
  name: 'each line of words that wrap is in the middle of the button',
  args: { children: 'Yes, secure my account' },
  render: (args) => (
    <div style={{ inlineSize: 110 }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('Yes, secure my account');
    const range = document.createRange();
    range.selectNodeContents(words);
    const lines = [...range.getClientRects()];
    await expect(lines.length).toBeGreaterThan(1);
    const { left, right } = canvas.getByRole('button').getBoundingClientRect();
    for (const line of lines) {
      await expect(Math.abs((line.left + line.right) / 2 - (left + right) / 2)).toBeLessThan(4);
    }
  },
});
