// What hosts copy from `registry` imports the package by its name. Here that is its sources, which bring their styles with them.
import { fileURLToPath } from 'node:url';

const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const sourceAlias = [
  { find: /^carillon\/styles\.css$/, replacement: file('.storybook/ground.css') },
  { find: /^carillon$/, replacement: file('src/index.ts') },
  { find: /^carillon\/(.+)$/, replacement: file('src/$1.ts') },
  { find: /^carillon-embed$/, replacement: file('src/embed.ts') },
  // Installed without the other products of Firebase, which re-exports it under this name.
  { find: 'firebase/firestore', replacement: '@firebase/firestore' },
];
