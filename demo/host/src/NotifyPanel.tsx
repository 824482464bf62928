import { useState } from 'react';
import { sendNotification } from './reader.ts';

const kinds = [
  ['comment', 'A comment that mentions you'],
  ['deployment', 'A deployment that waits for approval'],
  ['invoice', 'A paid invoice'],
  ['digest', 'A weekly digest'],
  ['long-read', 'A long text in Markdown'],
  ['security-alert', 'A sign-in alert'],
] as const;

/** Buttons for events of the app: each makes the host's server send a notification through the platform's API. */
export function NotifyPanel() {
  const [said, setSaid] = useState('');

  async function send(kind: string, label: string): Promise<void> {
    try {
      await sendNotification(kind);
      setSaid(`Sent: ${label}.`);
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <aside className="card notify" aria-labelledby="notify">
      <h2 id="notify">Try it</h2>
      <p>Each button sends a notification through the platform’s API. Watch the bell.</p>
      {kinds.map(([kind, label]) => (
        <button key={kind} type="button" onClick={() => void send(kind, label)}>
          {label}
        </button>
      ))}
      <p className="said" role="status">
        {said}
      </p>
    </aside>
  );
}
