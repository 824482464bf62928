import { hostBackend } from '../host/backend.ts';
import { readConfig } from './config.ts';
import { startPlatform } from './platform.ts';
import { runPlatform } from './runPlatform.ts';
import { seedOnce } from './seed.ts';
import { workflows as demoWorkflows } from './workflows.ts';
import { workflowsWith } from './workflowsWith.ts';

await runPlatform(
  async () => {
    const workflows = workflowsWith(process.env.WORKFLOWS);
    const made = await startPlatform({ ...readConfig(process.env), workflows, extend: hostBackend });
    // What is seeded was written for the workflows of the demo.
    await seedOnce({ database: made.database, workflows: demoWorkflows });
    return made;
  },
  {
    hint: 'Settings are environment variables, as in: PORT=4171 DATA_DIR=./other npm start. docs/contributing/platform.md lists them.',
    started: (url) => `carillon local platform: ${url}`,
  },
);
