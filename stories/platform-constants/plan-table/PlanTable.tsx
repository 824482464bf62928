import { useId, useState } from 'react';
import {
  freeTierIn2025Q1,
  type PlanDefinition,
  type PlanTier,
  planLimits,
  planTiers,
} from '../../../src/platform-constants/index.ts';
import { CheckIcon, Switch } from '../../../src/primitives/index.ts';
import * as page from '../doc-page/DocPage.css.ts';
import { DocPage } from '../doc-page/DocPage.tsx';
import * as styles from './PlanTable.css.ts';
import { type PlanKey, planSections } from './planRows.ts';
import { planWords } from './planWords.ts';

export interface PlanTableProps {
  /**
   * Whether the 2025 Q1 tiering is on at first.
   * @default false
   */
  initialTiering?: boolean | undefined;
}

/** The plan tiers side by side, with every figure that `planLimits` gives. */
export function PlanTable({ initialTiering = false }: PlanTableProps) {
  const [tiering2025Q1, setTiering] = useState(initialTiering);
  const id = useId();
  const changedCount = Object.keys(freeTierIn2025Q1).length;

  return (
    <DocPage title="Plans" lead="What each tier costs, holds and includes, as planLimits gives it.">
      <div className={styles.flag}>
        <Switch id={id} checked={tiering2025Q1} aria-describedby={`${id}flag`} onCheckedChange={setTiering} />
        <label htmlFor={id} className={styles.flagLabel}>
          <bdi>2025 Q1 tiering</bdi>
        </label>
        <code id={`${id}flag`} className={`${page.code} ${page.faint}`}>
          IS_2025_Q1_TIERING_ENABLED
        </code>
        <p role="status" aria-label="Changes" className={styles.flagNote}>
          <bdi>
            {tiering2025Q1
              ? `${changedCount} values of ${planLimits('free').label} are other than before; they are marked.`
              : ''}
          </bdi>
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label="Plans side by side" tabIndex={0} className={`${page.scroller} ${styles.region}`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {planTiers.map((tier) => (
                <th key={tier} scope="col" className={styles.tierHead}>
                  <span className={styles.tierLabel}>{planLimits(tier).label}</span>
                  <code className={`${page.code} ${page.faint}`}>{tier}</code>
                </th>
              ))}
            </tr>
          </thead>
          {planSections.map(({ title, rows }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" className={styles.sectionHead}>
                  {title}
                </th>
                <td colSpan={planTiers.length} className={styles.sectionRest} />
              </tr>
              {rows.map(({ key, name, note }) => (
                <tr key={key}>
                  <th scope="row" className={styles.rowHead}>
                    <bdi>{name}</bdi>
                    {note && (
                      <span className={styles.rowNote}>
                        <bdi>{note}</bdi>
                      </span>
                    )}
                  </th>
                  {planTiers.map((tier) => (
                    <PlanCell key={tier} planKey={key} tier={tier} tiering2025Q1={tiering2025Q1} />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </DocPage>
  );
}

interface PlanCellProps {
  planKey: PlanKey;
  tier: PlanTier;
  tiering2025Q1: boolean;
}

function PlanCell({ planKey, tier, tiering2025Q1 }: PlanCellProps) {
  const now: PlanDefinition = planLimits(tier, { tiering2025Q1 });
  const before: PlanDefinition = planLimits(tier);
  const value = now[planKey];
  const words = planWords(planKey, value);
  const changed = value !== before[planKey];
  const weak = value === null || value === false;
  return (
    <td className={styles.value} data-changed={changed ? '' : undefined} data-weak={weak ? '' : undefined}>
      {value === true && <CheckIcon size={16} className={styles.check} />}
      <bdi>{words}</bdi>
      {changed && (
        <span className={styles.before}>
          <bdi>was {planWords(planKey, before[planKey])}</bdi>
        </span>
      )}
    </td>
  );
}
