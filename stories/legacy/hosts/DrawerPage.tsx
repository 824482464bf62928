import { useState } from 'react';
import { contents, type LegacyPage } from './host.ts';
import { NotificationCenter, NovuProvider, useUnseenCount } from './widget.ts';

function Drawer() {
  const [open, setOpen] = useState(false);
  const [last, setLast] = useState('nothing');
  const { data } = useUnseenCount();
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? 'Close the drawer' : 'Open the drawer'}
      </button>
      <output>
        {data === undefined ? 'loading' : 'counted'}, {last} opened
      </output>
      {open && (
        <aside>
          <NotificationCenter
            colorScheme="light"
            onNotificationClick={({ content }) => setLast(String(content))}
          />
        </aside>
      )}
    </>
  );
}

/** A page with the panel in a drawer of its own. */
export const drawerPage: LegacyPage = {
  title: 'a drawer',
  Host: ({ identity }) => (
    <NovuProvider {...identity}>
      <Drawer />
    </NovuProvider>
  ),
  steps: [
    { says: 'counted' },
    { press: 'Open the drawer' },
    { text: contents[1] },
    { says: `${contents[1]} opened` },
    { press: 'Close the drawer' },
    { press: 'Open the drawer' },
    { text: contents[0] },
    { says: `${contents[0]} opened` },
  ],
};
