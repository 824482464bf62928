import { useCallback, useState } from 'react';
import { contents, type LegacyPage } from './host.ts';
import { type IMessage, NotificationBell, NovuProvider, PopoverNotificationCenter } from './widget.ts';

/** A page that goes to another route when a message is clicked, and shows the bell on each of them. */
export const routerPage: LegacyPage = {
  title: 'redirects of a router',
  Host: function Host({ identity }) {
    const [route, setRoute] = useState('/home');
    const [asked, setAsked] = useState<string[]>([]);
    const navigate = useCallback((url: string) => {
      setAsked((all) => [...all, url]);
      setRoute(url);
    }, []);
    const onClick = (message: IMessage) => {
      if (message.cta?.data?.url) {
        setRoute(message.cta.data.url);
      }
    };
    return (
      <NovuProvider {...identity}>
        <main key={route}>
          <output>
            At {route}, asked for {asked.join(' ') || 'nothing'}
          </output>
        </main>
        <PopoverNotificationCenter colorScheme="light" onUrlChange={navigate} onNotificationClick={onClick}>
          {({ unseenCount }) => <NotificationBell unseenCount={unseenCount} />}
        </PopoverNotificationCenter>
      </NovuProvider>
    );
  },
  steps: [
    { says: 'At /home, asked for nothing' },
    { bell: true },
    { text: contents[0] },
    { says: 'At /news/third, asked for /news/third' },
  ],
};
