import preview from '#.storybook/preview';
import { Avatar, avatarTones, GearIcon } from '../../src/primitives/index.ts';

const picture = new URL('./portrait.svg?no-inline', import.meta.url).href;

const meta = preview.meta({
  component: Avatar,
  title: 'Compose/Primitives/Avatar',
  id: 'parts-avatar',
  args: { name: 'Maya Okafor' },
  argTypes: {
    tone: { control: 'select', options: [undefined, ...avatarTones] },
    size: { control: 'inline-radio', options: ['medium', 'small'] },
  },
});

const row = { display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' } as const;

/** Initials on a colour that is always the same for a name. */
export const Default = meta.story({});

export const Playground = meta.story({ args: { size: 'medium', label: 'Maya Okafor' } });

export const Picture = meta.story({ args: { src: picture } });

/** The picture does not load, and so the initials stand there instead. */
export const BrokenPicture = meta.story({ args: { src: 'https://example.invalid/no-such-picture.png' } });

export const OwnIcon = meta.story({ args: { icon: <GearIcon size={17} />, label: 'Settings' } });

export const Small = meta.story({ args: { size: 'small' } });

const names =
  'Maya Okafor,Jonas Lind,Priya Raman,Ana María Cruz,Wei Zhang,Tom,مايا أوكافور,田中 太郎,नेहा शर्मा,Олена Коваль,👩‍🚀,zoë'.split(
    ',',
  );

/** The colour comes from the name, and is the same everywhere. */
export const Initials = meta.story({
  render: (args) => (
    <div style={{ ...row, maxWidth: 260 }}>
      {names.map((name) => (
        <Avatar {...args} key={name} name={name} label={name} />
      ))}
    </div>
  ),
});

export const Tones = meta.story({
  render: (args) => (
    <div style={row}>
      {avatarTones.map((tone) => (
        <Avatar {...args} key={tone} tone={tone} label={tone} />
      ))}
    </div>
  ),
});

/** Nobody's name, names of nothing that can be seen, and addresses that the gate refuses: never an empty circle. */
export const Fallbacks = meta.story({
  render: (args) => (
    <div style={row}>
      <Avatar {...args} name={undefined} label="No name" />
      <Avatar {...args} name={'\u200B\u2060'} label="Invisible name" />
      <Avatar {...args} name="Mal Ory" src="javascript:alert(1)" label="Refused address" />
      <Avatar {...args} name="Bro Ken" src="/no-such-picture.png" label="Own path" />
    </div>
  ),
});
