import type { UnknownRecord } from './guards.ts';

/** A copy without the keys that reach an object's prototype when a careless reader merges it. */
export function withoutPrototypeKeys(record: UnknownRecord): UnknownRecord {
  const unsafe = ['__proto__', 'constructor', 'prototype'];
  return Object.fromEntries(Object.entries(record).filter(([key]) => !unsafe.includes(key)));
}
