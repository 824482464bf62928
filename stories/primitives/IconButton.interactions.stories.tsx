import type { StoryContext } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  Button,
  GearIcon,
  IconButton,
  type IconButtonProps,
  PopoverSurface,
} from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: IconButton,
  title: 'Parts/IconButton/Interactions',
  args: { label: 'Preferences', children: <GearIcon />, onClick: fn() },
  tags: ['!autodocs'],
});

export const IsNamedByItsLabel = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Preferences' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    // The browser's own tooltip would come to it, and be read a second time.
    await expect(button).not.toHaveAttribute('title');
    await expect(button).not.toHaveAttribute('aria-describedby');
  },
});

export const IgnoresClicksWhilePending = meta.story({
  args: { pending: true, tooltip: false },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Preferences' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).not.toHaveAttribute('title');
  },
});

const tooltip = () => document.querySelector('[data-carillon="tooltip"]');
const shown = () => waitFor(() => expect(tooltip()).toBeVisible());
const hidden = () => waitFor(() => expect(tooltip()).toBeNull());
const names = () =>
  [...document.querySelectorAll('[data-carillon="tooltip"]')].map(({ textContent }) => textContent);

function WithAnother(args: IconButtonProps) {
  return (
    <>
      <IconButton {...args} />
      <IconButton label="Another">
        <GearIcon />
      </IconButton>
    </>
  );
}

/** A second mouse comes to rest: the name that it shows is the last to change of all that changes by the first one. */
const restOnAnother = (canvas: StoryContext['canvas']) =>
  fireEvent.pointerOver(canvas.getByRole('button', { name: 'Another' }));

export const ShowsItsNameUnderTheMouse = meta.story({
  name: 'the name is shown while a mouse rests on the button or on the name, and is hidden from screen readers',
  render: (args) => <WithAnother {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Preferences' });
    await expect(tooltip()).toBeNull();
    await userEvent.hover(button);
    await shown();
    await expect(tooltip()).toHaveTextContent('Preferences');
    await expect(tooltip()).toHaveAttribute('aria-hidden', 'true');
    await userEvent.unhover(button);
    await userEvent.hover(tooltip() as Element);
    await restOnAnother(canvas);
    await waitFor(() => expect(names()).toEqual(['Preferences', 'Another']));
    await userEvent.unhover(tooltip() as Element);
    await waitFor(() => expect(names()).toEqual(['Another']));
  },
});

export const ShowsItsNameToTheKeyboard = meta.story({
  name: 'the name is shown with the focus of a keyboard, and goes with it',
  render: (args) => (
    <>
      <Button>Before</Button>
      <IconButton {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(tooltip()).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Preferences' })).toHaveFocus();
    await shown();
    await userEvent.keyboard('{Enter}');
    await hidden();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await shown();
    await userEvent.tab({ shift: true });
    await hidden();
  },
});

export const ShowsItsNameToAFinger = meta.story({
  name: 'a long press of a finger shows the name and is no click, and a short one is a click and shows nothing',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Preferences' });
    const finger = { pointerType: 'touch', bubbles: true };
    await fireEvent.pointerDown(button, finger);
    await shown();
    await fireEvent.pointerUp(button, finger);
    await fireEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(tooltip()).toBeVisible();
    await fireEvent.pointerDown(document.body, finger);
    await hidden();
    await fireEvent.pointerDown(button, finger);
    await fireEvent.pointerUp(button, finger);
    await fireEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(tooltip()).toBeNull();
  },
});

export const WithoutATooltip = meta.story({
  name: 'a button without a tooltip shows none',
  args: { tooltip: false },
  render: (args) => <WithAnother {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Preferences' }));
    await restOnAnother(canvas);
    await waitFor(() => expect(names()).toEqual(['Another']));
  },
});

function InASurface() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button ref={anchor} onClick={() => setOpen(true)}>
        Open
      </Button>
      <PopoverSurface open={open} onOpenChange={setOpen} anchor={anchor} label="Surface">
        <div style={{ inlineSize: 60, overflow: 'hidden' }}>
          <IconButton label="Preferences of all channels">
            <GearIcon />
          </IconButton>
        </div>
      </PopoverSurface>
    </>
  );
}

export const EscapeEndsTheTooltipFirst = meta.story({
  name: 'Escape hides a tooltip and leaves the surface around it open, which does not clip it',
  render: () => <InASurface />,
  play: async ({ userEvent }) => {
    const surface = () => document.querySelector('[role="dialog"]');
    await waitFor(() => expect(surface()).toHaveFocus());
    await userEvent.tab();
    await shown();
    const { left, right, top, bottom } = (tooltip() as Element).getBoundingClientRect();
    for (const [x, y] of [
      [left + 6, (top + bottom) / 2],
      [right - 6, (top + bottom) / 2],
    ] as const) {
      await expect(document.elementFromPoint(x, y)?.closest('[data-carillon="tooltip"]')).toBe(tooltip());
    }
    await userEvent.keyboard('{Escape}');
    await hidden();
    await expect(surface()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(surface()).toBeNull());
  },
});
