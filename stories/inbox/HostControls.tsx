import { type KeyboardEvent, useState } from 'react';

/** What a host's control did with a key: nothing of its own, or something, after which the key is spent. */
export type HostControlKind = 'native' | 'handles its keys';

/** The controls of a host's that a slot can have, by the label of each. Those with `handles its keys` prevent the default. */
export const hostControls: Readonly<Record<string, HostControlKind>> = {
  'Host field': 'native',
  'Host text': 'native',
  'Host select': 'native',
  'Host slider': 'native',
  'Host editor': 'native',
  'Host button': 'handles its keys',
  'Host grid': 'handles its keys',
};

/** Controls of a host's for a slot of the inbox: for stories that press keys in them which the inbox uses too. */
export function HostControls({ onKey }: { onKey?: ((label: string, key: string) => void) | undefined }) {
  const [text, setText] = useState('words');
  const note = (event: KeyboardEvent<HTMLElement>) =>
    onKey?.(event.currentTarget.getAttribute('aria-label') ?? '', event.key);
  const take = (event: KeyboardEvent<HTMLElement>) => {
    event.preventDefault();
    note(event);
  };
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 8 }}>
      <input
        aria-label="Host field"
        value={text}
        onKeyDown={note}
        onChange={(event) => setText(event.target.value)}
      />
      <textarea aria-label="Host text" rows={1} onKeyDown={note} />
      <select aria-label="Host select" onKeyDown={note}>
        <option>One</option>
        <option>Two</option>
      </select>
      <input aria-label="Host slider" type="range" onKeyDown={note} />
      {/* biome-ignore lint/a11y/useSemanticElements: an editor as hosts have it */}
      <div
        role="textbox"
        aria-label="Host editor"
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        onKeyDown={note}
      >
        words
      </div>
      <button type="button" aria-label="Host button" onKeyDown={take}>
        Button
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the element of an editor that hosts have, which takes every key */}
      <div role="application" aria-label="Host grid" tabIndex={0} onKeyDown={take}>
        Grid
      </div>
    </div>
  );
}
