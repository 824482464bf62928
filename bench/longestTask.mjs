/**
 * The longest task of a page's main thread, in milliseconds of the processor: a busy machine is slow, but not wrong. With `from`, the name of
 * an event, those count that have handled the first one or come after it.
 */
export async function longestTask(browser, page, act, from) {
  const tasks = await tasksOf(browser, page, act, from);
  return Math.round(Math.max(0, ...tasks) / 100) / 10;
}

/** What the main thread of a page did in all, in milliseconds of the processor. */
export async function mainThreadTime(browser, page, act) {
  const tasks = await tasksOf(browser, page, act);
  return tasks.reduce((sum, task) => sum + task, 0) / 1_000;
}

async function tasksOf(browser, page, act, from) {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await act();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const isOnMain = ({ pid, tid }) => mains.some((main) => main.pid === pid && main.tid === tid);
  const start = traceEvents.find(({ name, args }) => name === 'EventDispatch' && args.data.type === from);
  const fromUs = start?.ts ?? Number.NEGATIVE_INFINITY;
  const tasks = traceEvents.filter(
    (event) => event.name === 'RunTask' && isOnMain(event) && event.ts + event.dur >= fromUs,
  );
  return tasks.map(({ tdur = 0 }) => tdur);
}
