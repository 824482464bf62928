import preview from '#.storybook/preview';
import { BellIcon, Button, SearchIcon, StatusView, WarningIcon } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: StatusView,
  title: 'Compose/Primitives/StatusView',
  id: 'parts-statusview',
  args: {
    icon: <BellIcon size={28} />,
    title: 'Nothing new to see here yet',
    description: 'We will let you know when something happens.',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 360 }}>
        <Story />
      </div>
    ),
  ],
});

/** In the place of a list: an icon, a title and a sentence. */
export const Default = meta.story({});

export const Playground = meta.story({ args: { role: 'status' } });

/** What went wrong, and a way to try again. */
export const Failure = meta.story({
  args: {
    icon: <WarningIcon size={28} />,
    title: 'Notifications could not be loaded',
    description: 'The server answered 503. Nothing is lost.',
    action: <Button variant="primary">Try again</Button>,
  },
});

export const NoneFound = meta.story({
  args: { icon: <SearchIcon size={28} />, title: 'No workflow is called “invoces”', description: undefined },
});
