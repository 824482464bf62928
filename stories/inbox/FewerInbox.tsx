import { expect, screen, waitFor } from 'storybook/test';
import type { InboxMessage } from '../../src/data/index.ts';
import { Inbox } from '../../src/features/index.ts';
import { fewer } from '../../src/features.ts';
import { InboxPanel, InboxPopover, InboxPreferences } from '../../src/inbox/index.ts';
import { buildMessage, type WireMessage } from '../../src/mocks/index.ts';
import { StoryInbox, type StoryInboxProps } from './StoryInbox.tsx';

/** The thread that a message names in its data. */
export function threadOf({ data }: InboxMessage): string | undefined {
  const thread: unknown = Object(data).thread;
  return typeof thread === 'string' ? thread : undefined;
}

const features = [fewer({ threadOf })];

/** Messages of several workflows, of which the two newest are of threads. */
export function threadMessages(): readonly WireMessage[] {
  const inThread = (thread: string, index: number) =>
    buildMessage({ payload: { thread }, read: false, seen: true }, index);
  return [
    inThread('launch', 0),
    inThread('brand', 2),
    ...[3, 9].map((index) => buildMessage({ read: false, seen: true }, index)),
  ];
}

/** Props of `FewerInbox`. */
export interface FewerInboxProps extends StoryInboxProps {
  /** Whether there is a bell in place of the panel. @default false */
  bell?: boolean | undefined;
  /** Whether the preferences are beside it. @default false */
  beside?: boolean | undefined;
  /** Whether each new message is a sound. @default false */
  sound?: boolean | undefined;
}

/** An inbox whose rows make messages fewer. */
export function FewerInbox({ bell = false, beside = false, sound = false, ...props }: FewerInboxProps) {
  return (
    <StoryInbox features={features} {...props}>
      <Inbox.Attention sound={sound} />
      {bell ? (
        <InboxPopover />
      ) : (
        <InboxPanel style={{ inlineSize: 'min(400px, 100vw - 32px)', blockSize: 560 }} />
      )}
      {beside && <InboxPreferences />}
    </StoryInbox>
  );
}

/** Rows have what is added to them: the feed knows its key. */
export const isReady = () =>
  waitFor(() =>
    expect(screen.getByRole('feed').getAttribute('aria-keyshortcuts')?.split(' ')).toContain('M'),
  );
