import preview from '#.storybook/preview';
import { Banner, Button, bannerTones, OfflineIcon } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: Banner,
  title: 'Compose/Primitives/Banner',
  id: 'parts-banner',
  args: { children: 'You are offline. Showing what was here at 14:02.' },
  argTypes: {
    tone: { control: 'inline-radio', options: bannerTones },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 400, maxWidth: '90vw' }}>
        <Story />
      </div>
    ),
  ],
});

/** A line across a panel, in the tone of what it says. */
export const Default = meta.story({});

export const Playground = meta.story({ args: { tone: 'info' } });

export const Info = meta.story({ args: { tone: 'info', children: 'Sign-in alerts are always on.' } });

export const Warning = meta.story({ args: { tone: 'warning', icon: <OfflineIcon size={16} /> } });

export const Danger = meta.story({ args: { tone: 'danger', children: 'The change was not saved.' } });

/** With one thing to do about it. */
export const WithAction = meta.story({
  args: {
    tone: 'danger',
    children: 'The change was not saved.',
    action: (
      <Button variant="quiet" size="small">
        Try again
      </Button>
    ),
  },
});

export const WithoutIcon = meta.story({ args: { tone: 'warning', icon: null } });
