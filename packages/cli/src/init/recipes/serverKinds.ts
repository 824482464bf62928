/** What differs between the servers that Node runs. */
export interface ServerKind {
  /** Packages beside the framework itself, which an app of it has already. */
  readonly packages: readonly string[];
  readonly imports: readonly string[];
  /** What makes the app, as it is written, and as it is found in a file. */
  readonly create: string;
  readonly found: RegExp;
  /** Imports of the statement below, beside that of the inbox. */
  readonly mountImports: readonly string[];
  /** The statement that gives the routes of the inbox to the app of this name. */
  mount(app: string): string;
  /** Statements that serve the built page in `dist`, and those that start it. */
  readonly page: { readonly imports: readonly string[]; readonly text: string };
  readonly listen: string;
}

const port = 'Number(process.env.PORT ?? 3000)';
const started = `http://localhost:\${port}`;
const nodeHandler = `import { toNodeHandler } from 'carillon-server/node';`;
/** The statement in which an app is made, in a line or over several. */
const made = (call: string) =>
  new RegExp(
    `^(?:export )?(?:const|let|var) (\\w+)(?::[^=\\n]+)?\\s*=\\s*${call}(?:<[^>\\n]*>)?\\((?:[^;]*?)\\);?[ \\t]*$`,
    'm',
  );

export const serverKinds: Readonly<Record<'hono' | 'express' | 'fastify', ServerKind>> = {
  hono: {
    packages: ['@hono/node-server'],
    imports: [`import { serve } from '@hono/node-server';`, `import { Hono } from 'hono';`],
    create: 'const app = new Hono();',
    found: made('new Hono'),
    mountImports: [],
    mount: (app) => `${app}.all('/api/inbox/*', (context) => inbox.handle(context.req.raw));`,
    page: {
      imports: [`import { serveStatic } from '@hono/node-server/serve-static';`],
      text: `app.use(serveStatic({ root: 'dist' }));`,
    },
    listen: `const port = ${port};\nserve({ fetch: app.fetch, port }, () => console.log(\`${started}\`));`,
  },
  express: {
    packages: [],
    imports: [`import express from 'express';`],
    create: 'const app = express();',
    found: made('express'),
    mountImports: [nodeHandler],
    mount: (app) => `${app}.all(/^\\/api\\/inbox\\//, toNodeHandler(inbox));`,
    page: { imports: [], text: `app.use(express.static('dist'));` },
    listen: `const port = ${port};\napp.listen(port, () => console.log(\`${started}\`));`,
  },
  fastify: {
    packages: [],
    imports: [`import fastify from 'fastify';`],
    create: 'const app = fastify({ forceCloseConnections: true });',
    found: made('(?:await )?[fF]astify'),
    mountImports: [nodeHandler],
    mount: (app) => `${app}.all('/api/inbox/*', toNodeHandler(inbox));`,
    page: {
      imports: [`import fastifyStatic from '@fastify/static';`, `import { resolve } from 'node:path';`],
      text: `app.register(fastifyStatic, { root: resolve('dist') });`,
    },
    listen: `const port = ${port};\nawait app.listen({ port });\nconsole.log(\`${started}\`);`,
  },
};
