import { type CSSProperties, useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button, PopoverSurface, type PopoverSurfaceProps } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: PopoverSurface,
  title: 'Primitives/PopoverSurface/Behaviour',
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
        onOpenChange={(next, reason) => {
          onOpenChange(next, reason);
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
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, 'escape');
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
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, 'escape');
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
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, 'outside');
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
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, 'focus-outside');
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
