import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testMatch: '*.spec.ts',
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.HOST_URL ?? 'http://127.0.0.1:4173',
    // Not needed where `npx playwright install` has installed a browser.
    launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] },
  },
});
