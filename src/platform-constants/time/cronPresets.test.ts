import { Cron } from 'croner';
import { describe, expect, it } from 'vitest';
import { cronPresets, impossibleCronPresets } from './cronPresets.ts';

/** A start in the middle of nothing, so that no preset fires at it by chance. */
const start = new Date('2026-03-15T10:17:23.500Z');
const yearLater = new Date('2027-03-15T10:17:23.500Z');

function firesWithinAYear(expression: string): boolean {
  try {
    // Without a function to call, croner parses and computes and sets no timer.
    const next = new Cron(expression, { timezone: 'UTC' }).nextRun(start);
    return next !== null && next <= yearLater;
  } catch {
    return false;
  }
}

const impossible: readonly string[] = impossibleCronPresets;

describe('cron presets in a cron library', () => {
  it('parse and fire within a year, but for those that are flagged', () => {
    const silent = Object.entries(cronPresets).filter(([, expression]) => !firesWithinAYear(expression));
    expect(silent.map(([name]) => name)).toEqual(impossible);
  });

  it('never fire where they are flagged as impossible, which is once', () => {
    expect(impossibleCronPresets).toEqual(['EVERY_YEAR']);
    expect(firesWithinAYear(cronPresets.EVERY_YEAR)).toBe(false);
  });
});
