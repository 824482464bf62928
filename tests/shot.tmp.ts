// usage: npx tsx tests/shot.tmp.ts out file story width height [globals json] [js]
import { openOwnPage, openStoryPage, showStory } from './storyPage/openStoryPage.ts';

const server = await openStoryPage();
for (const spec of process.argv.slice(2)) {
  const [out = '', file = '', story = '', width = '1280', height = '900', globals = '{}', act = ''] =
    spec.split('|');
  const page = await openOwnPage(server, { viewport: { width: Number(width), height: Number(height) } });
  try {
    await showStory(page, file, story, JSON.parse(globals));
  } catch (error) {
    console.log(out, String(error).slice(0, 300));
  }
  await page.waitForTimeout(700);
  if (act) {
    await new Function('page', `return (async () => { ${act} })()`)(page);
    await page.waitForTimeout(500);
  }
  await page.screenshot({ path: `/tmp/shots/${out}.png` });
  await page.context().close();
}
await server.close();
