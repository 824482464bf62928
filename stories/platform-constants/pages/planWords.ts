import type { PlanDefinition } from '../../../src/platform-constants/index.ts';
import type { PlanKey } from './planRows.ts';

/** What `null` means where it may stand, as `PlanDefinition` tells it. */
const nullWords: Partial<Record<PlanKey, string>> = {
  extraEventsUsdPerThousand: 'Cannot be bought',
  supportSlaHours: 'Nothing promised',
  paymentMethods: 'Nothing to pay',
};

/** A value of a plan in words: `null`, `'unlimited'` and `'custom'` are said, figures have their unit. */
export function planWords<Key extends PlanKey>(key: Key, value: PlanDefinition[Key]): string {
  if (value === null) return nullWords[key] ?? 'None';
  if (value === true) return 'Included';
  if (value === false) return 'Not included';
  if (value === 'unlimited') return 'Unlimited';
  if (value === 'custom') return 'By contract';
  if (typeof value === 'number') return withUnit(key, value);
  if (typeof value === 'string') return value;
  return value.map((method) => method.replace('_', ' ')).join(', ');
}

function withUnit(key: string, value: number): string {
  if (key.includes('Usd')) {
    return value.toLocaleString('en', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    });
  }
  const figure = value.toLocaleString('en');
  if (key.endsWith('Hours')) return `${figure} h`;
  if (key.endsWith('PerSecond')) return `${figure} / s`;
  return figure;
}
