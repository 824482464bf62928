import { Fragment, useState } from 'react';
import { otherWays } from './inboxOptions.tsx';
import { Link } from './Link.tsx';
import { Noticed } from './Noticed.tsx';
import { sendNotification } from './reader.ts';

const groups = [
  {
    name: 'Needs you',
    hint: 'In a tab of its own until you answer. Select several expenses to approve them together.',
    kinds: [
      ['question', 'An expense'],
      ['release', 'A release, with five answers'],
      ['deployment', 'A deployment'],
      ['security-alert', 'A sign-in'],
    ],
  },
  {
    name: 'Belongs together',
    hint: 'Folds into one row; the newest state of a build replaces the others.',
    kinds: [
      ['thread', 'A thread'],
      ['build', 'A build’s next state'],
      ['burst', 'A burst of 12'],
    ],
  },
  {
    name: 'News',
    kinds: [
      ['comment', 'A mention'],
      ['invoice', 'A paid invoice'],
      ['digest', 'A weekly digest'],
      ['long-read', 'A long text'],
    ],
  },
] as const;

/** Buttons for events of the app: each makes the host's server send notifications through the platform's API. */
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
      <p>Each button sends notifications through the platform’s API. Watch the bell.</p>
      {groups.map(({ name, kinds, ...group }) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          {'hint' in group && <p>{group.hint}</p>}
          {kinds.map(([kind, label]) => (
            <button key={kind} type="button" onClick={() => void send(kind, label)}>
              {label}
            </button>
          ))}
        </fieldset>
      ))}
      <Noticed />
      <p>
        There is also <Link href="/inbox">a page of the inbox</Link>, and both go by{' '}
        {otherWays.map(({ name, href }, place) => (
          <Fragment key={href}>
            {place > 0 && ' or '}
            <a href={href}>{name}</a>
          </Fragment>
        ))}
        , too.
      </p>
      <p className="said" role="status">
        {said}
      </p>
    </aside>
  );
}
