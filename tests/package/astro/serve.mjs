// The server that Astro has built takes its address from the environment.
process.env.HOST = '127.0.0.1';
process.env.PORT = process.argv[2];
await import('./dist/server/entry.mjs');
