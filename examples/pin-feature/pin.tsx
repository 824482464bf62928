import type { FeatureCode, InboxFeature } from 'carillon/features';
import { useSyncExternalStore } from 'react';

const words = {
  en: { pin: 'Pin', unpin: 'Unpin', pinned: 'Pinned', onTop: 'Pinned notifications on top' },
  de: { pin: 'Anheften', unpin: 'Lösen', pinned: 'Angeheftet', onTop: 'Angeheftete oben zeigen' },
};

interface Pins {
  readonly ids: readonly string[];
  readonly onTop: boolean;
}

/** What a reader has pinned, kept in this browser. */
function createPins({ identity }: { readonly identity: { readonly subscriberId?: string | undefined } }) {
  const key = `pins of ${identity.subscriberId}`;
  let state: Pins = JSON.parse(localStorage.getItem(key) ?? '{ "ids": [], "onTop": true }');
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change: Partial<Pins>) {
      state = { ...state, ...change };
      localStorage.setItem(key, JSON.stringify(state));
      for (const listener of listeners) {
        listener();
      }
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function OnTop({ pins, label }: { readonly pins: ReturnType<typeof createPins>; readonly label: string }) {
  const { onTop } = useSyncExternalStore(pins.subscribe, pins.get);
  return (
    <label style={{ display: 'flex', gap: 8, padding: 16 }}>
      <input type="checkbox" checked={onTop} onChange={({ target }) => pins.set({ onTop: target.checked })} />
      {label}
    </label>
  );
}

const code: FeatureCode = {
  start({ client, translator }, add) {
    const text = translator.tag === 'de' ? words.de : words.en;
    const pins = client.service(createPins);
    const draw = () => {
      const { ids, onTop } = pins.get();
      const isPinned = ({ id }: { readonly id: string }) => ids.includes(id);
      add({
        actions: () => [
          {
            id: 'pin',
            label: text.pin,
            shortcut: 'P',
            appliesTo: (message) => !isPinned(message),
            onSelect: (messages) => pins.set({ ids: [...ids, ...messages.map(({ id }) => id)] }),
          },
          {
            id: 'unpin',
            label: text.unpin,
            shortcut: 'P',
            appliesTo: isPinned,
            onSelect: (messages) =>
              pins.set({ ids: ids.filter((id) => messages.every((one) => one.id !== id)) }),
          },
        ],
        onTop: (rows) => (onTop ? rows.filter(isPinned) : []),
        rowMarks: (message) => isPinned(message) && <span>{text.pinned}</span>,
        preferences: () => <OnTop pins={pins} label={text.onTop} />,
      });
    };
    draw();
    return pins.subscribe(draw);
  },
};

export const pin: InboxFeature = { id: 'pin', load: async () => code };
