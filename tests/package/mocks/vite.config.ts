import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The socket's build for browsers: the one for Node opens connections that MSW does not see.
const browserSocket = 'node_modules/socket.io-client/dist/socket.io.esm.min.js';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.tsx'],
    alias: { 'socket.io-client': fileURLToPath(new URL(browserSocket, import.meta.url)) },
    server: { deps: { inline: ['carillon'] } },
  },
});
