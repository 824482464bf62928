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
import { seenColor } from './seenColor.ts';

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
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
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

export const Contrast = meta.story({ args: { theme: 'contrast' } });

export const ContrastDark = meta.story({ args: { theme: 'contrast-dark' } });

/** One accent is enough: tints, links, counts and rings follow it. */
export const AnotherAccent = meta.story({
  name: 'Change the accent',
  args: { tokens: { color: { accent: '#0b7a53' } } },
  play: async ({ canvas }) => {
    const { backgroundColor } = getComputedStyle(canvas.getByRole('button', { name: 'Review' }));
    await expect(seenColor(backgroundColor)).toEqual([11, 122, 83]);
    // The accent with 12 % of the text in it.
    await expect(seenColor(getComputedStyle(canvas.getByText('12')).color)).toEqual([12, 110, 78]);
  },
});

/** A palette of the host's own, and rounder corners. */
export const AnotherPalette = meta.story({
  args: {
    tokens: {
      color: {
        accent: '#f2b84b',
        onAccent: '#241a05',
        surface: '#201a17',
        text: '#f6ede4',
        textSecondary: '#d3c6ba',
        textTertiary: '#b3a497',
        border: '#3a312b',
        control: '#8c7d70',
        danger: '#ff8a7a',
        warning: '#ffc46b',
        success: '#7fd8a4',
      },
      radius: { control: '999px' },
    },
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
