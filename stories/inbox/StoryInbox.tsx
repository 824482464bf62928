import { useState } from 'react';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxProvider, type InboxProviderProps } from '../../src/inbox/index.ts';
import { useThemeSettings } from '../../src/primitives/index.ts';

/** An inbox of the open story's world: the toolbar's theme, direction and language, the world's addresses and subscriber. */
export function StoryInbox(props: Partial<InboxProviderProps>) {
  // Its own for good: other stories of a docs page come and go.
  const [world] = useState(storyWorld.current);
  const { theme, dir, lang } = useThemeSettings('StoryInbox');
  return (
    <InboxProvider
      applicationIdentifier={world.applicationIdentifier}
      subscriberId={world.subscriberId}
      backendUrl={world.backendUrl}
      socketUrl={world.socketUrl}
      theme={theme}
      dir={dir}
      locale={lang ?? 'en'}
      // A story has nowhere to go.
      navigate={stay}
      {...props}
    />
  );
}

function stay(): void {}
