// Runs steps beside each other: a few at a time, each as soon as a lane is free and what it needs is there.

/**
 * Runs `run(step)` for every step, in the order given as far as `step.after` (names of other steps) allows, `lanes` at a time.
 * A step runs even if one that it waited for has failed: its result is useful, too.
 */
export function runInLanes(steps, lanes, run) {
  const waiting = [...steps];
  const unknown = steps.flatMap(({ after = [] }) =>
    after.filter((name) => !steps.some((step) => step.name === name)),
  );
  if (unknown.length > 0) {
    throw new Error(`No step is called ${unknown.join(', ')}. Correct \`after\`.`);
  }
  const done = new Set();
  let running = 0;
  return new Promise((resolve, reject) => {
    const startNext = () => {
      while (running < lanes) {
        const index = waiting.findIndex(({ after = [] }) => after.every((name) => done.has(name)));
        if (index === -1) {
          break;
        }
        const [step] = waiting.splice(index, 1);
        running += 1;
        Promise.resolve(run(step)).then(() => {
          running -= 1;
          done.add(step.name);
          startNext();
        }, reject);
      }
      if (running === 0) {
        if (waiting.length > 0) {
          reject(new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`));
        }
        resolve();
      }
    };
    startNext();
  });
}
