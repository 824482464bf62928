import { useAttention } from 'carillon';
import { useState } from 'react';

const ways = [
  ['toasts', 'Toasts'],
  ['sound', 'A sound'],
  ['notification', 'On the desktop'],
] as const;

/** `?attention` begins with all of them on. */
const isOn = new URLSearchParams(location.search).has('attention');

/** How the reader wants to be told of new messages, beside the count in the title and the icon. */
export function Noticed() {
  const [on, setOn] = useState({ toasts: isOn, sound: isOn, notification: isOn });
  const { permission, requestPermission } = useAttention({
    title: true,
    favicon: true,
    appBadge: true,
    ...on,
  });
  return (
    <fieldset>
      <legend>Noticed</legend>
      <p>Once in this browser, in whichever tab you are. Nothing while the list is open.</p>
      {ways.map(([way, label]) => (
        <label key={way}>
          <input
            type="checkbox"
            checked={on[way]}
            disabled={way === 'notification' && /denied|unsupported/.test(permission)}
            onChange={({ target: { checked } }) => {
              if (way === 'notification' && checked) {
                // In the press itself: browsers refuse the question at other times.
                void requestPermission();
              }
              setOn({ ...on, [way]: checked });
            }}
          />{' '}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
