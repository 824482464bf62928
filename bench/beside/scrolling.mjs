import { mainThreadTime } from '../longestTask.mjs';

/**
 * Scrolls the list that has a row for 239 frames of 400 pixels, to its end and back: processor time of the main thread, and the
 * 95th percentile of the time between frames.
 */
export async function timeScrolling(browser, page, row) {
  let frames = [];
  const busyMs = await mainThreadTime(browser, page, async () => {
    frames = await page.evaluate(scroll, row);
  });
  return { busyMs, p95Ms: frames.toSorted((one, other) => one - other)[Math.floor(frames.length * 0.95)] };
}

/** Runs in the page. */
function scroll(row) {
  const canScroll = (element) =>
    element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);
  let list = document.querySelector(row);
  while (!canScroll(list)) {
    list = list.assignedSlot ?? list.parentElement ?? list.getRootNode().host;
  }
  return new Promise((resolve) => {
    const times = [];
    let before = performance.now();
    let stepPx = 400;
    const step = (now) => {
      times.push(now - before);
      before = now;
      const place = list.scrollTop;
      list.scrollTop += stepPx;
      if (list.scrollTop === place) {
        stepPx = -stepPx;
      }
      if (times.length < 239) {
        requestAnimationFrame(step);
      } else {
        resolve(times);
      }
    };
    requestAnimationFrame(step);
  });
}
