import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { isSecondRun } from './support/second-run.ts'
import { storeIndependentContracts } from './tools/lib/walks.mjs'

const project = (name: string, include: string[], timeout = 20_000, exclude: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: [...configDefaults.exclude, ...exclude],
    testTimeout: timeout,
    hookTimeout: 120_000,
    environment: 'node' as const,
    // Files of one worker share their modules: loading them for each file took half of the time.
    isolate: false,
  },
})

/** Folders whose files are found by a pattern: the transform cache does not notice added or removed files. */
const names = ['src', 'server', 'locales'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, '..', folder), { recursive: true, encoding: 'utf8' }).toSorted(),
)
const filesNow = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 8)

const notNow =
  isSecondRun && !process.env['LONG']
    ? storeIndependentContracts.map((name) => `tests/contract/${name}.test.ts`)
    : []

/** `check` runs unit and repo; `npm test` runs all three. Browser tests are Playwright's (`tests/e2e`). */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  plugins: [react()],
  test: {
    maxWorkers: 2,
    // What one project has transformed, the next one finds; CI runs three of them, and one of these twice.
    experimental: {
      fsModuleCache: true,
      fsModuleCachePath: `node_modules/.cache/riwaq/vitest-${filesNow}`,
    },
    // The pages of the login carry their style as text; of everything else the names of classes are enough.
    css: { include: [/pages\/(?:frame|form)\.css/] },
    projects: [
      project('unit', ['src/**/*.test.{ts,tsx}', 'sw/**/*.test.ts', 'server/**/*.test.ts']),
      project('repo', ['tests/repo/**/*.test.ts'], 60_000),
      project('contract', ['tests/contract/**/*.test.ts'], 60_000, notNow),
    ],
  },
})
