import { defineConfig } from '@playwright/test'
import { browserArgs, browserPath } from './support/browser.ts'

/** An installed browser first, else Playwright's own. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../node_modules/.cache/riwaq/e2e',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['E2E_REPORT'] ?? '../node_modules/.cache/riwaq/results/e2e.json' }],
  ],
  use: {
    viewport: { width: 412, height: 915 },
    hasTouch: false,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(browserPath() ? { executablePath: browserPath() ?? '' } : {}),
      args: browserArgs,
    },
  },
})
