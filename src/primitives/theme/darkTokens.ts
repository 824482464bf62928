import { lightTokens, type ThemeTokens } from './lightTokens.ts';

/** The dark theme. Sizes, spaces and type are the light theme's. */
export const darkTokens: ThemeTokens = {
  ...lightTokens,
  color: {
    accent: '#8ea2ff',
    onAccent: '#0c1020',
    accentText: '#9aabff',
    surface: '#15181e',
    tint: '#1a1f2e',
    hover: '#1e232c',
    text: '#eceff4',
    textSecondary: '#b3bac6',
    textTertiary: '#98a1b0',
    border: '#282d37',
    control: '#707a8b',
    danger: '#f97066',
    onDanger: '#1a0b09',
    dangerSurface: '#371a18',
    warning: '#fdb022',
    warningSurface: '#3a2a12',
    success: '#47cd89',
    successSurface: '#12301f',
    code: '#272c36',
    focus: '#9aabff',
    backdrop: 'rgba(0, 0, 0, 0.6)',
  },
  avatar: { ground: '30% 26%', initials: '70% 88%' },
  shadow: { panel: '0 20px 48px -12px rgba(0, 0, 0, 0.7), 0 0 0 1px #272c36' },
};
