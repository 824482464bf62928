/** Shorter timers belong to what is being drawn, or to a slow backend; longer ones to what an inbox does by itself: patience, marks, retries. */
const byItselfMs = 2_500;

type Page = EventTarget & Pick<typeof globalThis, 'setTimeout' | 'setInterval'>;
type Act = (...given: []) => void;

/**
 * Keeps a story in the state that it is about: its long timers run while it is drawn and played, and none of them from `rest` on, whenever
 * they were set. A press of the reader ends that, as `end` does: what is set from then on takes its time as ever.
 */
export function holdStill(page: Page): { rest(): void; end(): void } {
  const { setTimeout, setInterval } = page;
  const ended = new AbortController();
  let rests = false;
  const untilRest = (act: Act, ms = 0): Act =>
    ms < byItselfMs ? act : (...given) => (rests ? undefined : act(...given));
  page.setTimeout = Object.assign(
    (act: Act, ms?: number, ...given: []) => setTimeout(untilRest(act, ms), ms, ...given),
    setTimeout,
  );
  page.setInterval = Object.assign(
    (act: Act, ms?: number, ...given: []) => setInterval(untilRest(act, ms), ms, ...given),
    setInterval,
  );
  const end = () => {
    ended.abort();
    Object.assign(page, { setTimeout, setInterval });
  };
  const rest = () => {
    if (!ended.signal.aborted) {
      rests = true;
      const options = { capture: true, signal: ended.signal };
      page.addEventListener('pointerdown', end, options);
      page.addEventListener('keydown', end, options);
    }
  };
  return { rest, end };
}
