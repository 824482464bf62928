import { onTestFinished } from 'vitest';

/** A zone, and the first midnights (UTC) of the days on which its clocks change in 2026. */
export interface Zone {
  readonly name: string;
  readonly changes: readonly string[];
}

/** Clocks that change at night, by half an hour, at midnight itself (that day begins at one o’clock), and never. */
export const zones: readonly Zone[] = [
  { name: 'Europe/Berlin', changes: ['2026-03-29', '2026-10-25'] },
  { name: 'America/St_Johns', changes: ['2026-03-08', '2026-11-01'] },
  { name: 'Australia/Lord_Howe', changes: ['2026-04-05', '2026-10-04'] },
  { name: 'America/Santiago', changes: ['2026-04-05', '2026-09-06'] },
  { name: 'Asia/Beirut', changes: ['2026-03-29', '2026-10-25'] },
  { name: 'Pacific/Kiritimati', changes: ['2026-01-01', '2026-12-31'] },
  { name: 'Pacific/Pago_Pago', changes: ['2026-01-01', '2026-12-31'] },
];

/** Puts this process into a zone until the test ends. It does nothing in a worker thread, so such tests belong to `tests/`. */
export function liveIn(zone: string): void {
  const before = process.env.TZ;
  process.env.TZ = zone;
  onTestFinished(() => {
    if (before === undefined) {
      Reflect.deleteProperty(process.env, 'TZ');
    } else {
      process.env.TZ = before;
    }
  });
  if (Intl.DateTimeFormat().resolvedOptions().timeZone !== zone) {
    throw new Error(`This process cannot be put into ${zone}: it would test another zone than it says.`);
  }
}
