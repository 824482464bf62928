import { useId, useState } from 'react';
import {
  freeTierIn2025Q1,
  type PlanDefinition,
  planLimits,
  planTiers,
} from '../../../src/platform-constants/index.ts';
import { CheckIcon, Switch } from '../../../src/primitives/index.ts';
import { ConstantPage } from '../constant-page/ConstantPage.tsx';
import { note } from '../constant-page/ConstantTable.css.ts';
import { ConstantTable } from '../constant-page/ConstantTable.tsx';
import * as page from '../doc-page/DocPage.css.ts';
import * as styles from './PlanTable.css.ts';
import { type PlanKey, planRows } from './planRows.ts';
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
    <ConstantPage
      title="Plans"
      lead="What each tier costs, holds and includes, as planLimits gives it."
      noun="figures"
      example="Name or heading"
      rows={planRows}
      wordsOf={({ name, section, words }) => [name, section, words ?? '']}
      tools={() => (
        <div className={page.labelled}>
          <Switch
            id={id}
            checked={tiering2025Q1}
            aria-describedby={`${id}flag`}
            onCheckedChange={setTiering}
          />
          <label htmlFor={id} className={styles.flagLabel}>
            2025 Q1 tiering
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
      )}
    >
      {(found) => (
        <ConstantTable
          label="Plans side by side"
          rows={found}
          keyOf={({ key }) => key}
          groupOf={({ section }) => section}
          columns={[
            {
              name: 'Figure',
              cell: ({ name, words }) => (
                <>
                  <bdi>{name}</bdi>
                  <bdi className={note}>{words}</bdi>
                </>
              ),
            },
            ...planTiers.map((tier) => ({
              name: planLimits(tier).label,
              note: tier,
              cell: ({ key }: { key: PlanKey }) => (
                <PlanValue
                  planKey={key}
                  now={planLimits(tier, { tiering2025Q1 })}
                  before={planLimits(tier)}
                />
              ),
            })),
          ]}
        />
      )}
    </ConstantPage>
  );
}

interface PlanValueProps {
  planKey: PlanKey;
  now: PlanDefinition;
  before: PlanDefinition;
}

function PlanValue({ planKey, now, before }: PlanValueProps) {
  const value = now[planKey];
  const words = <bdi>{planWords(planKey, value)}</bdi>;
  if (value !== before[planKey]) {
    return (
      <>
        <strong className={styles.changed}>{words}</strong>
        <span className={note}>was {planWords(planKey, before[planKey])}</span>
      </>
    );
  }
  if (value === null || value === false) return <span className={page.faint}>{words}</span>;
  return (
    <>
      {value === true && <CheckIcon size={16} className={styles.check} />}
      {words}
    </>
  );
}
