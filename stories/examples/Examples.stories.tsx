import { useLayoutEffect, useState } from 'react';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { BottomSheetInbox } from '../../registry/bottom-sheet/BottomSheetInbox.tsx';
import { DialogInbox } from '../../registry/dialog/DialogInbox.tsx';
import { FullPageInbox, feeds } from '../../registry/full-page/FullPageInbox.tsx';
import { PopoverInbox } from '../../registry/popover/PopoverInbox.tsx';
import { InboxPopover, InboxProvider, type KindComponents } from '../../src/index.ts';
import { buildFeed } from '../../src/mocks/index.ts';
import { useThemeSettings } from '../../src/primitives/index.ts';
import { StoryInbox } from '../inbox/StoryInbox.tsx';

// By a glob, since its `Messages` are a host's: the types of this repository must not follow them. `tests/types` compiles it.
const { kinds } = import.meta.glob<{ kinds: KindComponents }>('../../registry/typed-row/InvoiceRow.tsx', {
  eager: true,
})['../../registry/typed-row/InvoiceRow.tsx'] ?? { kinds: {} };
const { default: shadcnTheme = '' } =
  import.meta.glob<{ default: string }>('../../registry/theme/shadcnTheme.css', {
    eager: true,
    query: '?inline',
  })['../../registry/theme/shadcnTheme.css'] ?? {};

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
      <InboxProvider
        applicationIdentifier={world.applicationIdentifier}
        subscriberId={world.subscriberId}
        backendUrl={world.backendUrl}
        socketUrl={world.socketUrl}
        tabs={feeds}
        dir={dir}
        locale={lang ?? 'en'}
      >
        <FullPageInbox theme={theme} />
      </InboxProvider>
    </div>
  );
}

export const FullPage = meta.story({
  render: () => <FullPageHost />,
});

export const Popover = meta.story({
  render: () => (
    <StoryInbox>
      <PopoverInbox />
    </StoryInbox>
  ),
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

/** A few variables of shadcn/ui as its own themes set them. The stylesheet is inlined, so that it reaches no other story. */
const shadcn =
  ':root { --primary: oklch(0.55 0.2 30); --primary-foreground: #fff; --popover: #fdf6ee; --popover-foreground: #221a12; --muted-foreground: #5c5146; --border: #e5d9cb; --destructive: #b42318; --ring: #d97706; --radius: 0.25rem; }';

/** A sheet without an element, which a strict policy allows. */
function ShadcnHost() {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(shadcn + shadcnTheme);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
  return <InboxPopover defaultOpen theme="light" />;
}

/** The theme of an app with shadcn/ui. */
export const Theme = meta.story({
  render: () => (
    <StoryInbox>
      <ShadcnHost />
    </StoryInbox>
  ),
});
