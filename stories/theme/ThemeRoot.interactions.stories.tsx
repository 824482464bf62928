import { useRef } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button, PopoverSurface, ThemeRoot, type ThemeRootProps } from '../../src/primitives/index.ts';
import { seenColor } from './seenColor.ts';

const meta = preview.meta({
  component: ThemeRoot,
  title: 'Theme/ThemeRoot/Interactions',
  tags: ['!autodocs'],
  args: { theme: 'light', tokens: { color: { accent: '#0b7a53' }, font: { smallSize: '13px' } } },
  render: (args) => <Themed {...args} />,
});

function Themed(props: ThemeRootProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <ThemeRoot {...props}>
      <Button ref={anchor} variant="primary">
        Bell
      </Button>
      <PopoverSurface open anchor={anchor} onOpenChange={() => {}} label="Notifications">
        <Button variant="primary">Review</Button>
      </PopoverSurface>
    </ThemeRoot>
  );
}

const green = [11, 122, 83];
const groundOf = (element: Element | null) => element && seenColor(getComputedStyle(element).backgroundColor);

export const TokensReachPopoversToo = meta.story({
  play: async ({ canvas }) => {
    await expect(groundOf(canvas.getByRole('button', { name: 'Bell' }))).toEqual(green);
    await expect(groundOf(await screen.findByRole('button', { name: 'Review' }))).toEqual(green);
  },
});

export const ARootInsideKeepsThem = meta.story({
  render: (args) => (
    <ThemeRoot {...args}>
      <ThemeRoot dir="rtl">
        <Button variant="primary">Inside</Button>
      </ThemeRoot>
    </ThemeRoot>
  ),
  play: async ({ canvas }) => {
    await expect(groundOf(canvas.getByRole('button', { name: 'Inside' }))).toEqual(green);
  },
});

/** The prop is the host's last word: a style with the same variable gives way. */
export const TokensWinOverStyles = meta.story({
  args: { style: { '--carillon-color-accent': '#ff0000' } as React.CSSProperties },
  play: async ({ canvas }) => {
    await expect(groundOf(canvas.getByRole('button', { name: 'Bell' }))).toEqual(green);
  },
});

/** Themes weigh nothing: one class, or one rule of the host's, is enough. */
export const OneRuleOfTheHostIsEnough = meta.story({
  args: { tokens: undefined },
  play: async ({ canvas }) => {
    const sheet = new CSSStyleSheet();
    sheet.insertRule('[data-carillon-theme] { --carillon-color-accent: #0b7a53; }');
    document.adoptedStyleSheets.push(sheet);
    for (const button of [canvas.getByRole('button', { name: 'Bell' }), await screen.findByText('Review')]) {
      await waitFor(() => expect(groundOf(button.closest('button'))).toEqual(green));
    }
    document.adoptedStyleSheets.pop();
  },
});
