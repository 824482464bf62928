import { type CSSProperties, useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button, PopoverSurface, type PopoverSurfaceProps } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: PopoverSurface,
  title: 'Parts/PopoverSurface/Interactions',
  args: { open: false, label: 'Notifications', anchor: { current: null }, onOpenChange: fn() },
  tags: ['!autodocs'],
  render: (args) => <Page {...args} />,
});

const page: CSSProperties = {
  inlineSize: 600,
  maxInlineSize: '90vw',
  blockSize: 320,
  display: 'flex',
  gap: 8,
  background: 'var(--carillon-color-surface)',
};

function Page({ onOpenChange, ...args }: PopoverSurfaceProps) {
  const [open, setOpen] = useState(args.open);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <div style={page}>
      <Button ref={anchor} aria-expanded={open} onClick={() => setOpen(!open)}>
        Bell
      </Button>
      <Button style={{ alignSelf: 'flex-start', marginInlineStart: 'auto' }}>Elsewhere</Button>
      <PopoverSurface
        {...args}
        style={{ inlineSize: 240 }}
        align="start"
        open={open}
        anchor={anchor}
        onOpenChange={(next, reason, event) => {
          onOpenChange(next, reason, event);
          setOpen(next);
        }}
      >
        <div style={{ padding: 16 }}>
          <Button>First</Button>
        </div>
      </PopoverSurface>
    </div>
  );
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const OpensNamedAndTakesTheFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bell' }));
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(dialog).not.toHaveAttribute('aria-modal', 'true');
  },
});

export const EscapeGivesTheFocusBack = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const bell = canvas.getByRole('button', { name: 'Bell' });
    await userEvent.click(bell);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(bell).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, 'escape', expect.any(Event));
  },
});

export const EscapeWorksWhereverTheFocusIs = meta.story({
  args: { open: true },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, 'escape', expect.any(Event));
  },
});

export const ThePressOnTheAnchorIsNotOutside = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const bell = canvas.getByRole('button', { name: 'Bell' });
    await userEvent.click(bell);
    await screen.findByRole('dialog');
    await userEvent.click(bell);
    await gone();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(bell).toHaveFocus());
  },
});

export const APressOnThePageClosesIt = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const bell = canvas.getByRole('button', { name: 'Bell' });
    await userEvent.click(bell);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.click(document.body);
    await gone();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, 'outside', expect.any(Event));
    await waitFor(() => expect(bell).toHaveFocus());
  },
});

export const WhoPressesSomethingElseStaysThere = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bell' }));
    await screen.findByRole('dialog');
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    await userEvent.click(elsewhere);
    await gone();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(elsewhere).toHaveFocus();
  },
});

export const FocusThatGoesElsewhereClosesIt = meta.story({
  args: { open: true },
  play: async ({ canvas, args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    await gone();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, 'focus-outside', expect.any(Event));
    await expect(elsewhere).toHaveFocus();
  },
});

export const CarriesTheThemeIntoThePortal = meta.story({
  args: { open: true },
  globals: { theme: 'dark', dir: 'rtl' },
  play: async () => {
    const root = (await screen.findByRole('dialog')).closest('[data-carillon="root"]');
    await expect(root).toHaveAttribute('data-carillon-theme', 'dark');
    await expect(root).toHaveAttribute('dir', 'rtl');
  },
});

/** A bell somewhere in the window, and a surface of 240 by 200 pixels. */
function Bell({ style, ...args }: PopoverSurfaceProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        type="button"
        ref={anchor}
        style={{ position: 'fixed', inlineSize: 40, blockSize: 40, ...style }}
      >
        Bell
      </button>
      <PopoverSurface {...args} style={{ inlineSize: 240 }} anchor={anchor}>
        <div style={{ blockSize: 200 }} />
      </PopoverSurface>
    </>
  );
}

/** A story of a bell in this place; `expected` gets the rectangles of the surface and of the bell. */
function standing(style: CSSProperties, expected: (surface: DOMRect, bell: DOMRect) => unknown, dir = 'ltr') {
  return {
    globals: { dir },
    args: { open: true, style },
    render: (args: PopoverSurfaceProps) => <Bell {...args} />,
    play: async () => {
      const dialog = await screen.findByRole('dialog');
      const bell = screen.getByText('Bell', { selector: 'button' });
      await waitFor(() => {
        const [surface, place] = [dialog.getBoundingClientRect(), bell.getBoundingClientRect()];
        return expect(expected(surface, place)).toBe(true);
      });
    },
  };
}

const near = (one: number, other: number) => Math.abs(one - other) <= 1;

export const HangsBelowItsAnchorAndEndsWithIt = meta.story(
  standing(
    { top: 40, left: 400 },
    (surface, bell) => near(surface.top, bell.bottom + 8) && near(surface.right, bell.right),
  ),
);

export const EndsWithItFromRightToLeftToo = meta.story(
  standing(
    { top: 40, left: 100 },
    (surface, bell) => near(surface.top, bell.bottom + 8) && near(surface.left, bell.left),
    'rtl',
  ),
);

export const StandsAboveWhereThereIsNoRoomBelow = meta.story(
  standing({ bottom: 20, left: 400 }, (surface, bell) => near(surface.bottom, bell.top - 8)),
);

export const StaysInTheWindow = meta.story(
  standing(
    { top: 40, left: 20 },
    (surface, bell) => near(surface.left, 8) && near(surface.top, bell.bottom + 8),
  ),
);

export const FollowsItsAnchor = meta.story({
  ...standing({ top: 40, left: 400 }, () => true),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const bell = screen.getByText('Bell', { selector: 'button' });
    bell.style.top = '120px';
    await waitFor(() => expect(near(dialog.getBoundingClientRect().top, 168)).toBe(true));
  },
});
