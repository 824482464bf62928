import { playStories } from './playStories.ts';

// Those that take long, and look for what others look for in another place or way: for `npm run test:all`.
playStories(({ isLong }) => isLong);
