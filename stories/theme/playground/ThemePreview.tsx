import { useState } from 'react';
import { memoryBackend } from '../../../src/backends/index.ts';
import type { InboxMessage } from '../../../src/data/index.ts';
import { InboxProvider } from '../../../src/features/InboxProvider.tsx';
import { InboxPanel } from '../../../src/inbox/index.ts';
import { useThemeSettings } from '../../../src/primitives/index.ts';
import * as styles from './ThemePlayground.css.ts';
import { controlRadius, type PlaygroundSettings } from './themeSettings.ts';

export interface ThemePreviewProps {
  theme: 'light' | 'dark';
  settings: PlaygroundSettings;
}

/** The panel in a theme, over a backend in memory: rows can be read, marked and removed. */
export function ThemePreview({ theme, settings: { accent, radiusPx, density, font } }: ThemePreviewProps) {
  const { dir } = useThemeSettings('ThemePreview');
  const [backend] = useState(() => memoryBackend({ id: `playground ${theme}`, messages: previewMessages() }));
  const tokens = {
    color: { accent },
    radius: { panel: `${radiusPx}px`, control: `${controlRadius(radiusPx)}px` },
  };
  return (
    <div
      className={styles.preview}
      style={{ fontFamily: font }}
      data-carillon-theme={theme}
      data-preview={theme}
    >
      <InboxProvider backend={backend} subscriberId="reader" applicationIdentifier="playground" dir={dir}>
        <InboxPanel theme={theme} tokens={tokens} density={density} className={styles.panel} />
      </InboxProvider>
    </div>
  );
}

function previewMessages(): readonly InboxMessage[] {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  return [
    {
      id: 'join',
      title: 'Mira invites you to “Design review”',
      body: 'Thursday at 10, for half an hour.',
      sender: { firstName: 'Mira', lastName: 'Okafor' },
      createdAt: ago(0.2),
      read: false,
      seen: false,
      answers: [
        { id: 'primary', look: 'primary', label: 'Accept', resultLabel: 'Accepted' },
        { id: 'secondary', label: 'Decline', resultLabel: 'Declined' },
      ],
    },
    {
      id: 'invoice',
      title: 'Your invoice for November is ready',
      body: 'It is due on the 15th. [See the invoice](https://example.com/invoice)',
      createdAt: ago(2),
      read: false,
      seen: true,
    },
    {
      id: 'storage',
      title: 'Storage is almost full',
      body: '91 of 100 GB are in use.',
      actor: { type: 'system_icon', data: 'warning' },
      createdAt: ago(5),
      read: true,
      seen: true,
    },
    {
      id: 'welcome',
      title: 'Jonas Lind joined the team',
      sender: { firstName: 'Jonas', lastName: 'Lind' },
      createdAt: ago(26),
      read: true,
      seen: true,
    },
  ];
}
