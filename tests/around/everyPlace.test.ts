import { openHost } from './hostPage.ts';
import { testPlaces } from './testPlaces.ts';

openHost();

/** What `around.test.ts` has no example of. Too many for every `npm test`: `npm run test:all` has them. */
testPlaces(
  ['another copy of Radix', 'React Aria', 'MUI', 'Headless UI', 'vaul'],
  [
    'page',
    'another window',
    'a parent that is turned and moved',
    'a parent that cuts off',
    'a parent that scrolls',
    'a zoomed parent',
    'a zoomed page',
    'a card that is pressed and dragged',
    'a form',
  ],
);
