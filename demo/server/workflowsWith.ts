import { readWorkflows } from './workflows/readWorkflows.ts';
import type { Workflow } from './workflows/workflow.ts';
import { workflows as demoWorkflows } from './workflows.ts';

/**
 * The workflows of the demo, and those of a file if one is named, which take the place of the demo's of the same name. Throws a sentence
 * that names the file and everything that is wrong in it.
 */
export function workflowsWith(file: string | undefined): Workflow[] {
  const own = file ? readWorkflows(file) : [];
  const isReplaced = (demo: Workflow) => own.some(({ identifier }) => identifier === demo.identifier);
  return [...[...demoWorkflows, ...readWorkflows()].filter((demo) => !isReplaced(demo)), ...own];
}
