import { useRef, useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  BellIcon,
  CloseIcon,
  IconButton,
  PopoverSurface,
  type PopoverSurfaceProps,
  StatusView,
} from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: PopoverSurface,
  title: 'Compose/Primitives/PopoverSurface',
  id: 'parts-popoversurface',
  args: { open: true, label: 'Notifications', anchor: { current: null }, onOpenChange: fn() },
  argTypes: {
    side: { control: 'inline-radio', options: ['top', 'right', 'bottom', 'left'] },
    align: { control: 'inline-radio', options: ['start', 'center', 'end'] },
  },
  render: (args) => <BellAndSurface {...args} />,
});

function BellAndSurface({ open: openAtFirst, ...args }: PopoverSurfaceProps) {
  const [open, setOpen] = useState(openAtFirst);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <div
      style={{ inlineSize: 'min(440px, 90vw)', blockSize: 360, display: 'flex', justifyContent: 'flex-end' }}
    >
      <IconButton
        ref={anchor}
        label="Notifications"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <BellIcon size={20} />
      </IconButton>
      <PopoverSurface {...args} open={open} onOpenChange={setOpen} anchor={anchor}>
        <header style={{ display: 'flex', alignItems: 'center', padding: '12px 12px 8px 16px' }}>
          <strong style={{ flex: 1 }}>Notifications</strong>
          <IconButton label="Close" onClick={() => setOpen(false)}>
            <CloseIcon />
          </IconButton>
        </header>
        <StatusView
          icon={<BellIcon size={28} />}
          title="Nothing new to see here yet"
          description="We will let you know when something happens."
        />
      </PopoverSurface>
    </div>
  );
}

/** A surface beside the button that opens it. */
export const Default = meta.story({});

export const Playground = meta.story({
  args: { side: 'bottom', align: 'end', sideOffset: 8, collisionPadding: 8 },
});

export const AlignedToTheStart = meta.story({ args: { align: 'start' } });

/** Below 480 px it lies over the whole page. */
export const Sheet = meta.story({ globals: { viewport: { value: 'mobile1' } } });

/** As high as its content until the token's 600 px, or what the window leaves; then its content scrolls. */
export const LongContent = meta.story({
  render: (args) => {
    return <LongSurface {...args} />;
  },
});

function LongSurface(args: PopoverSurfaceProps) {
  const [open, setOpen] = useState(true);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ inlineSize: 'min(440px, 90vw)', blockSize: 360 }}>
      <IconButton ref={anchor} label="Notifications" onClick={() => setOpen(!open)}>
        <BellIcon size={20} />
      </IconButton>
      <PopoverSurface {...args} align="start" open={open} onOpenChange={setOpen} anchor={anchor}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <section tabIndex={0} aria-label="Messages" style={{ overflowY: 'auto', padding: 16 }}>
          {Array.from({ length: 40 }, (_, index) => `Message ${index + 1}`).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      </PopoverSurface>
    </div>
  );
}
