import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button, ButtonLink, buttonSizes, buttonVariants, CheckIcon } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: Button,
  title: 'Compose/Primitives/Button',
  id: 'parts-button',
  args: { children: 'Review', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
  },
});

const row = { display: 'flex', gap: 8, alignItems: 'center' } as const;

/** The one thing to do. */
export const Default = meta.story({});

export const Playground = meta.story({ args: { variant: 'primary', size: 'medium', pending: false } });

export const Primary = meta.story({ args: { variant: 'primary' } });

export const Secondary = meta.story({ args: { variant: 'secondary', children: 'Dismiss' } });

export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Show more' } });

export const Small = meta.story({
  render: (args) => (
    <div style={row}>
      <Button {...args} size="small" variant="primary" />
      <Button {...args} size="small">
        Dismiss
      </Button>
      <Button {...args} size="small" variant="quiet">
        Undo
      </Button>
    </div>
  ),
});

/** For what only leads somewhere. */
export const AsLink = meta.story({
  render: () => (
    <div style={row}>
      {buttonVariants.map((variant) => (
        <ButtonLink key={variant} variant={variant} href="https://example.com">
          Review
        </ButtonLink>
      ))}
    </div>
  ),
});

export const WithIcon = meta.story({
  args: {
    children: (
      <>
        <CheckIcon size={15} />
        Mark all as read
      </>
    ),
  },
});

/** Width and focus stay while the work is under way. */
export const Pending = meta.story({
  render: (args) => (
    <div style={row}>
      {buttonVariants.map((variant) => (
        <Button {...args} key={variant} variant={variant} pending />
      ))}
    </div>
  ),
});

export const Disabled = meta.story({
  args: { disabled: true },
  render: (args) => (
    <div style={row}>
      {buttonVariants.map((variant) => (
        <Button {...args} key={variant} variant={variant} />
      ))}
    </div>
  ),
});

/** Words wrap; the button never grows out of its place. */
export const LongWords = meta.story({
  args: {
    children: 'Benachrichtigungseinstellungen für alle Arbeitsbereiche wiederherstellen',
    variant: 'primary',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
});
