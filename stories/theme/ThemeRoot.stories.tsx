import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  Avatar,
  Button,
  CountBadge,
  motionNames,
  Switch,
  ThemeRoot,
  themeNames,
} from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: ThemeRoot,
  title: 'Theme/ThemeRoot',
  args: { theme: 'light' },
  argTypes: {
    theme: { control: 'inline-radio', options: themeNames },
    dir: { control: 'inline-radio', options: ['ltr', 'rtl'] },
    motion: { control: 'inline-radio', options: motionNames },
  },
  render: (args) => (
    <ThemeRoot
      {...args}
      style={{ ...args.style, background: 'var(--carillon-color-surface)', padding: 24, borderRadius: 12 }}
    >
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <Avatar name="Maya Okafor" />
        Notifications
        <CountBadge variant="inline" count={12} />
        <Button variant="primary">Review</Button>
        <Button>Dismiss</Button>
        <Switch aria-label="Email" defaultChecked />
      </div>
    </ThemeRoot>
  ),
});

export const Default = meta.story({});

export const Playground = meta.story({ args: { dir: 'ltr', motion: 'system' } });

export const Dark = meta.story({ args: { theme: 'dark' } });

export const RightToLeft = meta.story({ args: { dir: 'rtl' } });

/** A host changes a token as it changes any style: here the accent, in one declaration. */
export const AnotherAccent = meta.story({
  args: {
    style: {
      '--carillon-color-accent': '#0b7a53',
      '--carillon-color-accent-text': '#0a6a49',
      '--carillon-color-focus': '#0b7a53',
      '--carillon-color-tint': '#eef8f3',
      '--carillon-radius-control': '999px',
    } as React.CSSProperties,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Review' })).toHaveStyle({
      backgroundColor: 'rgb(11, 122, 83)',
    });
  },
});

/** Around a bell in a line of text: the root makes no box. */
export const Contents = meta.story({
  args: { contents: true },
  render: ({ style: _style, ...args }) => (
    <div>
      Before{' '}
      <ThemeRoot {...args} data-testid="root">
        <CountBadge variant="inline" count={3} />
      </ThemeRoot>{' '}
      after
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('root')).toHaveStyle({ display: 'contents' });
  },
});
