import { describeExecutionCode, executionCodes } from '../../../src/platform-constants/index.ts';
import { ConstantPage } from '../constant-page/ConstantPage.tsx';
import { ConstantTable } from '../constant-page/ConstantTable.tsx';
import * as page from '../doc-page/DocPage.css.ts';

const rows = Object.entries(executionCodes).map(([name, code]) => ({
  name,
  code,
  meaning: describeExecutionCode(code),
}));

export interface ExecutionCodeTableProps {
  /** What the search field holds at first. */
  initialQuery?: string | undefined;
}

/** Every execution code with its name and meaning, and a way to ask for one. */
export function ExecutionCodeTable({ initialQuery }: ExecutionCodeTableProps) {
  return (
    <ConstantPage
      title="Execution codes"
      lead="The numbers in execution details, their names and what they mean."
      noun="execution codes"
      example="Code, name or meaning"
      rows={rows}
      wordsOf={({ name, code, meaning }) => [name, String(code), meaning]}
      initialQuery={initialQuery}
      tools={(query) => /^\s*\d+\s*$/.test(query) && <Answer code={Number(query)} />}
    >
      {(found) => (
        <ConstantTable
          label="Execution codes"
          rows={found}
          keyOf={({ code }) => code}
          groupOf={({ code }) => `From ${Math.floor(code / 1000) * 1000}`}
          columns={[
            { name: 'Code', cell: ({ code }) => <code className={page.code}>{code}</code> },
            { name: 'Meaning', cell: ({ meaning }) => <bdi>{meaning}</bdi> },
            { name: 'Name', folds: true, cell: ({ name }) => <code className={page.code}>{name}</code> },
          ]}
        />
      )}
    </ConstantPage>
  );
}

function Answer({ code }: { code: number }) {
  const meaning = describeExecutionCode(code);
  return (
    <code className={page.chip}>
      describeExecutionCode({code}) → {meaning === undefined ? 'undefined' : `'${meaning}'`}
    </code>
  );
}
