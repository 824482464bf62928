import type { InboxMessage } from '../../data/index.ts';
import { BellIcon, BellOffIcon } from '../../primitives/index.ts';
import * as styles from '../places/places.css.ts';
import type { MessageAction } from '../settings/messageAction.ts';
import type { Places } from '../settings/Places.ts';
import { announceIn } from './announceIn.ts';
import { FewerCommands } from './FewerCommands.tsx';
import { NewKind } from './NewKind.tsx';
import type { Rows } from './Rows.ts';

/** Adds to the rows of a list what makes messages fewer. */
export function extendPlaces(places: Places, rows: Rows): Places {
  const { words, store } = rows;
  const { mutes } = store.get();
  const isMuted = (message: InboxMessage) => mutes.includes(rows.threadOf(message) ?? '');

  const actions = (['mute', 'unmute'] as const).map((id): MessageAction => {
    const isMute = id === 'mute';
    return {
      id,
      label: words.text(`${id}Thread`),
      icon: isMute ? <BellOffIcon size={16} /> : <BellIcon size={16} />,
      shortcut: 'M',
      appliesTo: (message) => rows.threadOf(message) !== undefined && isMuted(message) !== isMute,
      onSelect(messages) {
        const threads = messages.flatMap((message) => rows.threadOf(message) ?? []);
        store.update((kept) => ({
          mutes: [...kept.mutes.filter((one) => !threads.includes(one)), ...(isMute ? threads : [])],
        }));
        announceIn(rows, words.text(isMute ? 'muted' : 'unmuted'));
      },
    };
  });

  return {
    ...places,
    actions: (...given) => [...places.actions(...given), ...actions],
    commands: (offered, draw, beside) => (
      <FewerCommands rows={rows} places={places} offered={offered} draw={draw} beside={beside} />
    ),
    marks(message) {
      const marks = places.marks(message);
      const muted = isMuted(message) && (
        <span className={styles.until}>
          <BellOffIcon size={13} />
          {words.text('muted')}
        </span>
      );
      const workflow = rows.newKindOf(message);
      return marks || muted || workflow ? (
        <>
          {marks}
          {muted}
          {workflow && <NewKind rows={rows} workflow={workflow} />}
        </>
      ) : null;
    },
  };
}
