import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHeightReports } from './heightReports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function bench() {
  const sent: number[] = [];
  const reports = createHeightReports((height) => sent.push(height));
  return { sent, reports };
}

describe('fault 84: a parent that adds to the height it is told', () => {
  test('is told three heights, and no more until the content changes by itself', async () => {
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

  test('hears of a content that shrank just after its frame grew, however often it grew before', async () => {
    const { sent, reports } = bench();
    reports.observe(500, false);
    for (const height of [533, 540, 600, 560, 527, 600]) {
      await vi.advanceTimersByTimeAsync(200);
      reports.observe(height, true);
    }
    await vi.advanceTimersByTimeAsync(200);
    // 600 is one step too many, each time.
    expect(sent).toEqual([500, 533, 540, 527]);
  });

  test('hears of a content that never rests ten times a second at most, and of its last height', async () => {
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

test('a height that was told is told again only if the parent asks', async () => {
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

test('fault 69: ended, it says nothing more', async () => {
  const { sent, reports } = bench();
  reports.observe(500, false);
  reports.end();
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([]);
});
