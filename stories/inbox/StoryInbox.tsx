import { type ReactNode, useMemo, useState } from 'react';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxProvider } from '../../src/features/InboxProvider.tsx';
import {
  type InboxProviderProps,
  type InboxRootProps,
  InboxSettingsContext,
  useInboxSettings,
} from '../../src/inbox/index.ts';
import { useThemeSettings } from '../../src/primitives/index.ts';

/** What an inbox looks like, for all roots of a story. */
type Look = Pick<InboxRootProps, 'theme' | 'tokens' | 'branding' | 'contentFormat' | 'undoMs' | 'container'>;

/** Props of `StoryInbox`: those of the provider, and the look of all inboxes in it. */
export type StoryInboxProps = Partial<InboxProviderProps> & Look;

/** An inbox of the open story's world: the toolbar's theme, direction and language, the world's addresses and subscriber. */
export function StoryInbox(props: StoryInboxProps) {
  // Its own for good: other stories of a docs page come and go.
  const [world] = useState(storyWorld.current);
  const [backend] = useState(storyWorld.backend);
  const { theme: toolbarTheme, dir, lang } = useThemeSettings('StoryInbox');
  const {
    theme = toolbarTheme,
    tokens,
    branding,
    contentFormat,
    undoMs,
    container,
    children,
    ...rest
  } = props;
  return (
    <InboxProvider
      applicationIdentifier={world.applicationIdentifier}
      subscriberId={world.subscriberId}
      backendUrl={world.backendUrl}
      socketUrl={world.socketUrl}
      backend={backend}
      dir={dir}
      locale={lang ?? 'en'}
      // A story has nowhere to go.
      navigate={stay}
      {...rest}
    >
      <LookOfRoots {...{ theme, tokens, branding, contentFormat, undoMs, container }}>{children}</LookOfRoots>
    </InboxProvider>
  );
}

/** Gives a look to the roots below it that have none of their own. */
function LookOfRoots({ children, ...look }: Look & { children: ReactNode }) {
  const outer = useInboxSettings('StoryInbox');
  const { theme, tokens, branding, contentFormat, undoMs, container } = look;
  const settings = useMemo(
    () => ({
      ...outer,
      theme: theme ?? outer.theme,
      tokens,
      branding: branding === false ? null : outer.branding,
      contentFormat: contentFormat ?? outer.contentFormat,
      undoMs: undoMs ?? outer.undoMs,
      container,
    }),
    [outer, theme, tokens, branding, contentFormat, undoMs, container],
  );
  return <InboxSettingsContext.Provider value={settings}>{children}</InboxSettingsContext.Provider>;
}

function stay(): void {}
