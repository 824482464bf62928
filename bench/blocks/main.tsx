import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { VList } from 'virtua';
import { Inbox, InboxProvider } from '../../src/inbox/index.ts';
import { answerCalls } from '../feed/answers.ts';
import { messages } from './messages.ts';
import { Row } from './Row.tsx';

const rows = new Map(messages.map((message) => [message.id, message]));

function Tanstack() {
  const list = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: messages.length,
    getScrollElement: () => list.current,
    estimateSize: () => 95,
    getItemKey: (index) => messages[index]?.id ?? index,
    overscan: 6,
  });
  return (
    <div ref={list} data-list="">
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map((item) => {
          const message = messages[item.index];
          return (
            <div
              key={item.key}
              ref={virtual.measureElement}
              data-index={item.index}
              style={{ position: 'absolute', insetInline: 0, transform: `translateY(${item.start}px)` }}
            >
              {message !== undefined && <Row message={message} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function Virtua() {
  return (
    <VList data-list="" bufferSize={600} style={{ width: 420, height: 560 }}>
      {messages.map((message) => (
        <Row key={message.id} message={message} />
      ))}
    </VList>
  );
}

/** The list of carillon with the same rows, which is what its windowing, focus and sight cost. */
function Own() {
  return (
    <InboxProvider applicationIdentifier="bench" subscriberId="ada" backendUrl="https://api.carillon.test">
      <Inbox.Root>
        <Inbox.List style={{ width: 420, height: 560 }} markSeen="onSight">
          {({ id }) => {
            const message = rows.get(id);
            return message === undefined ? null : <Row message={message} />;
          }}
        </Inbox.List>
      </Inbox.Root>
    </InboxProvider>
  );
}

const parts = { own: Own, tanstack: Tanstack, virtua: Virtua };
answerCalls();
const root = document.getElementById('root');
const library = new URLSearchParams(location.search).get('library');
if (root !== null) {
  const Part = Object.entries(parts).find(([name]) => name === library)?.[1] ?? Virtua;
  createRoot(root).render(<Part />);
}
