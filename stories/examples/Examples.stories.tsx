import { useState } from 'react';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPopover, type KindComponents } from '../../src/index.ts';
import { buildFeed } from '../../src/mocks/index.ts';
import { useThemeSettings } from '../../src/primitives/index.ts';
import { StoryInbox } from '../inbox/StoryInbox.tsx';
import { BottomSheetInbox } from './BottomSheetInbox.tsx';
import { DialogInbox } from './DialogInbox.tsx';
import { FullPageInbox } from './FullPageInbox.tsx';

// By a glob, since its `Register` is a host's: the types of this repository must not follow it. `tests/types` compiles it.
const { kinds } = import.meta.glob<{ kinds: KindComponents }>('./InvoiceRow.tsx', { eager: true })[
  './InvoiceRow.tsx'
] ?? { kinds: {} };

const meta = preview.meta({
  title: 'Start here/Examples',
  parameters: { layout: 'fullscreen' },
});

/** No inbox of the stories around it, so that it is played as it is copied. */
function FullPageHost() {
  const { theme, dir, lang } = useThemeSettings('FullPageHost');
  const [world] = useState(storyWorld.current);
  return (
    <div style={{ blockSize: 640 }}>
      <FullPageInbox
        applicationIdentifier={world.applicationIdentifier}
        subscriberId={world.subscriberId}
        backendUrl={world.backendUrl}
        socketUrl={world.socketUrl}
        theme={theme}
        dir={dir}
        locale={lang ?? 'en'}
      />
    </div>
  );
}

export const FullPage = meta.story({
  render: () => <FullPageHost />,
});

export const BottomSheet = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <StoryInbox>
      <BottomSheetInbox />
    </StoryInbox>
  ),
});

export const TypedRow = meta.story({
  parameters: {
    world: {
      messages: buildFeed(2).map((message, place) =>
        place === 0
          ? {
              ...message,
              subject: 'Invoice 42',
              templateIdentifier: 'invoice-created',
              payload: { amount: 1250, currency: 'EUR' },
            }
          : { ...message, subject: 'Ann mentioned you', templateIdentifier: 'comment-mention' },
      ),
    },
  },
  render: () => (
    <StoryInbox>
      <InboxPopover defaultOpen slots={{ kinds }} />
    </StoryInbox>
  ),
});

export const Dialog = meta.story({
  render: () => (
    <StoryInbox>
      <DialogInbox />
    </StoryInbox>
  ),
});
