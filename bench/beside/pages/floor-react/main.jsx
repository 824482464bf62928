// What React alone can do: the first page and the count are asked for while the bell is drawn, and the panel is laid out
// with its rows before the press, which only shows it. It does nothing else that an inbox must.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ask } from '../floorCalls.js';
import './floor.css';

const feed = ask('notifications/feed?page=0');
const unread = ask('notifications/unread');
const code = import('./Panel.jsx');

function Bell({ children }) {
  const [isOpen, setIsOpen] = useState(false);
  const [count, setCount] = useState(0);
  useEffect(() => void unread.then(({ data }) => setCount(data.count)), []);
  return (
    <>
      <button type="button" className="bell" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Notifications {count > 0 && <span className="badge">{count}</span>}
      </button>
      <div role="dialog" aria-label="Notifications" className={isOpen ? 'panel open' : 'panel'}>
        {children}
      </div>
    </>
  );
}

/** In its own file, as an inbox has it that wants its bell first. Not `lazy`: React shows what was late in steps of 300 ms. */
function LatePanel() {
  const [panel, setPanel] = useState(null);
  useEffect(
    () => void Promise.all([feed, code]).then(([{ data }, { Panel }]) => setPanel(<Panel messages={data} />)),
    [],
  );
  return panel;
}

createRoot(document.getElementById('root')).render(
  <Bell>
    <LatePanel />
  </Bell>,
);
