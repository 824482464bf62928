import { hostBackend } from '../host/backend.ts';
import { readConfig } from './config.ts';
import { startPlatform } from './platform.ts';
import { runPlatform } from './runPlatform.ts';
import { seedOnce } from './seed.ts';
import { defaultWorkflowsFile, readWorkflows } from './workflows/readWorkflows.ts';
import { workflows as demoWorkflows } from './workflows.ts';

await runPlatform(
  async () => {
    const own = readWorkflows(process.env.WORKFLOWS || defaultWorkflowsFile);
    // A workflow of the file takes the place of the demo's. What the demo seeds was written for its own.
    const others = demoWorkflows.filter((demo) =>
      own.every(({ identifier }) => identifier !== demo.identifier),
    );
    const workflows = [...others, ...own];
    const made = await startPlatform({ ...readConfig(process.env), workflows, extend: hostBackend });
    await seedOnce({ database: made.database, workflows: demoWorkflows });
    return made;
  },
  {
    hint: 'Settings are environment variables, as in: PORT=4171 DATA_DIR=./other npm start. docs/contributing/platform.md lists them.',
    started: (url) => `carillon local platform: ${url}`,
  },
);
