import { Markdown } from '@storybook/addon-docs/blocks';
import { conformancePage } from '../../.storybook/site/conformanceReport.ts';
import './conformanceReport.css';
import report from '../../openacr.yaml?raw';

/** The report of conformance as tables. */
export function ConformanceReport() {
  return (
    <div className="conformance-report">
      <Markdown>{conformancePage(report)}</Markdown>
    </div>
  );
}
