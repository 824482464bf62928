import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.tsx'],
    testTimeout: 120_000,
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 30_000 } },
    // The socket's build for browsers: the one for Node opens connections that MSW does not intercept.
    alias: { 'socket.io-client': 'socket.io-client/dist/socket.io.js' },
    server: { deps: { inline: ['carillon'] } },
  },
});
