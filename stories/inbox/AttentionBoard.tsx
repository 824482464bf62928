import { useState } from 'react';
import { storyWorld } from '#.storybook/storyWorld';
import { useAttention } from '../../src/features/index.ts';
import { InboxPopover } from '../../src/inbox/index.ts';
import { unread } from './unreadMessages.ts';

/** The switches of the board, by what is written beside them. */
const switches = {
  title: 'Count in the title',
  favicon: 'Count in the icon of the page',
  appBadge: 'Count on the icon of the app',
  sound: 'Sound',
  notification: 'Desktop notification',
  toasts: 'Toasts',
} as const;

type Switch = keyof typeof switches;

const names = Object.keys(switches) as readonly Switch[];

/** A bell, a switch for each way to draw attention, and a server that sends a message at a press. */
export function AttentionBoard() {
  const [on, setOn] = useState<readonly Switch[]>([]);
  const ways = Object.fromEntries(names.map((name) => [name, on.includes(name)]));
  const { permission, requestPermission } = useAttention(ways);
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <InboxPopover />
      {names.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={on.includes(name)}
            onChange={({ target }) =>
              setOn(target.checked ? [...on, name] : on.filter((other) => other !== name))
            }
          />{' '}
          {switches[name]}
        </label>
      ))}
      <button type="button" onClick={() => void requestPermission()}>
        Allow desktop notifications
      </button>
      <output>Desktop notifications: {permission}</output>
      <button type="button" onClick={() => storyWorld.current().receive(unread)}>
        Send a message
      </button>
    </div>
  );
}
