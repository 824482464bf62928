import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHeightReports } from './heightReports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function bench() {
  const sent: number[] = [];
  const reports = createHeightReports((height) => sent.push(height));
  return { sent, reports };
}

describe('fault 84: a parent that adds to the reported height', () => {
  test('gets three heights, and no more until the content changes on its own', async () => {
    const { sent, reports } = bench();
    reports.observe(500, false);
    for (let round = 0; round < 20; round += 1) {
      await vi.advanceTimersByTimeAsync(200);
      reports.observe((sent.at(-1) ?? 0) + 20, true);
    }
    expect(sent).toEqual([500, 520, 540]);

    reports.observe(300, false);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent.at(-1)).toBe(300);
  });

  test('gets at most ten reports a second of content that never rests, and its last height', async () => {
    const { sent, reports } = bench();
    for (let height = 1; height <= 1_000; height += 1) {
      reports.observe(height, false);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(sent.length).toBeLessThanOrEqual(11);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent.at(-1)).toBe(1_000);
  });
});

test('a height is reported again only if the parent requests it', async () => {
  const { sent, reports } = bench();
  reports.observe(500, false);
  await vi.advanceTimersByTimeAsync(200);
  reports.observe(500, false);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([500]);
  reports.repeat();
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([500, 500]);
});

test('fault 69: after its end nothing is reported', async () => {
  const { sent, reports } = bench();
  reports.observe(500, false);
  reports.end();
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([]);
});
