import preview from '#.storybook/preview';
import { TokenPage } from './token-list/TokenPage.tsx';

const meta = preview.meta({
  title: 'Theme/Tokens',
  component: TokenPage,
  parameters: { layout: 'fullscreen' },
});

export const AllTokens = meta.story({});
