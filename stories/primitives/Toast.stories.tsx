import preview from '#.storybook/preview';
import { Button, CheckIcon, Toast, ToastRegion, UndoIcon } from '../../src/primitives/index.ts';

const undo = (
  <Button variant="quiet" size="small">
    <UndoIcon size={14} />
    Undo
  </Button>
);

const meta = preview.meta({
  component: Toast,
  title: 'Compose/Primitives/Toast',
  id: 'parts-toast',
  subcomponents: { ToastRegion },
  args: { children: 'Message removed', action: undo },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(400px, 94vw)' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <ToastRegion>
      <Toast {...args} />
    </ToastRegion>
  ),
});

/** What was done, and the way back. */
export const Default = meta.story({});

export const Playground = meta.story({});

export const WordsOnly = meta.story({ args: { children: 'All messages are read', action: undefined } });

/** An icon before the words, for an outcome. */
export const WithIcon = meta.story({
  args: { icon: <CheckIcon size={16} />, children: '12 messages archived' },
});

export const LongWords = meta.story({
  args: {
    children:
      'The deployment of api@2.14.0 to three regions was dismissed, and with it everything that waited for it',
  },
});

export const Stacked = meta.story({
  render: (args) => (
    <ToastRegion>
      <Toast {...args}>3 messages archived</Toast>
      <Toast {...args} />
    </ToastRegion>
  ),
});
