import { openOwnPage, openStoryPage, showStory } from './storyPage/openStoryPage.ts';

const server = await openStoryPage();
const page = await openOwnPage(server, { viewport: { width: 1000, height: 800 } });
page.on('console', (m) => m.text().startsWith('CONTENTS') && console.log(m.text()));
await showStory(page, 'inbox/SecondOpening.interactions.stories.tsx', process.argv[2] ?? 'OfABell', {});
await server.close();
