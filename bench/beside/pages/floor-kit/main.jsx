// What one would build of ready-made parts in a day, as a sketch: TanStack Query, a popover of Radix, a virtual list, Socket.IO.
import * as Popover from '@radix-ui/react-popover';
import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { io } from 'socket.io-client';
import { ask, platform } from '../floorCalls.js';
import './kit.css';

const feed = { queryKey: ['feed'], queryFn: () => ask('notifications/feed?page=0'), staleTime: 60_000 };
const unread = { queryKey: ['unread'], queryFn: () => ask('notifications/unread'), staleTime: 60_000 };

function Bell() {
  const client = useQueryClient();
  const { data: rows } = useQuery(feed);
  const { data: count } = useQuery(unread);
  useEffect(() => {
    const socket = io(platform, { transports: ['websocket'] });
    socket.on('notification_received', () => client.invalidateQueries());
    return () => socket.close();
  }, [client]);
  return (
    <Popover.Root>
      <Popover.Trigger className="bell">
        Notifications {count?.data.count > 0 && <span className="badge">{count.data.count}</span>}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content>{rows !== undefined && <List messages={rows.data} />}</Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function List({ messages }) {
  const [list, setList] = useState(null);
  const virtual = useVirtualizer({
    count: messages.length,
    getScrollElement: () => list,
    estimateSize: () => 56,
    getItemKey: (index) => messages[index]._id,
    overscan: 6,
  });
  return (
    <div ref={setList} className="list">
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => (
          <Row key={key} message={messages[index]} measure={virtual.measureElement} {...{ index, start }} />
        ))}
      </div>
    </div>
  );
}

/** Five elements. */
function Row({ message: { subject, content, createdAt }, measure, index, start }) {
  return (
    <article ref={measure} data-index={index} style={{ transform: `translateY(${start}px)` }}>
      <span className="avatar">{subject.slice(0, 1)}</span>
      <strong>{subject}</strong>
      <time dateTime={createdAt}>{createdAt.slice(0, 10)}</time>
      <p>{content}</p>
    </article>
  );
}

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={new QueryClient()}>
    <Bell />
  </QueryClientProvider>,
);
