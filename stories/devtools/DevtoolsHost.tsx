import { useState } from 'react';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxDevtools, type InboxDevtoolsProps } from '../../src/devtools/index.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { mockControls } from '../../src/mocks/index.ts';
import { StoryInbox, type StoryInboxProps } from '../inbox/StoryInbox.tsx';

/** An inbox with the tools beside it, and buttons that change its world. */
export function DevtoolsHost({ inbox, ...props }: InboxDevtoolsProps & { inbox?: StoryInboxProps }) {
  const [controls] = useState(() => mockControls(storyWorld.current()));
  return (
    <StoryInbox undoMs={0} {...inbox}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, blockSize: 480 }}>
        <InboxPanel style={{ inlineSize: 340, blockSize: 480 }} />
        <div style={{ inlineSize: 620, maxInlineSize: '100%', blockSize: 480 }}>
          <InboxDevtools controls={controls} {...props} />
        </div>
      </div>
    </StoryInbox>
  );
}
