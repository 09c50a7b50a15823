import { defineConfig } from '@playwright/test'
import { barePath, browserArgs, browserPath, shortLivedArgs } from './support/browser.ts'
import { isSecondRun } from './support/second-run.ts'
import {
  alwaysRun,
  storeIndependent,
  inFullBrowser,
  longRunOnly,
  onlyOnPostgres,
  halfPerRun,
  runTwice,
} from './tools/lib/walks.mjs'

const filesOf = (names: readonly string[]) => names.map((name) => `**/${name}.e2e.ts`)

const isLong = Boolean(process.env['LONG'])

/** Of one of these files, or of all, with something behind it: the title of a journey begins with its file. */
const inFile = (names: readonly string[], then = '') =>
  new RegExp(String.raw`(?:^|[\s/])(?:${names.join('|')})\.e2e\.ts${then}`)
const row = String.raw`.*\[[A-Z][A-Z0-9]*-`

/** Single journeys are asked for by their files, and all of them are meant. */
const isPart = process.argv.some((word) => word.includes('.e2e'))
const chosen = (): { grep?: RegExp[]; grepInvert?: RegExp } => {
  if (isLong || isPart) return {}
  if (isSecondRun)
    return { grepInvert: new RegExp(`${inFile(storeIndependent, row).source}|${inFile(alwaysRun).source}`) }
  return {
    grep: [new RegExp([row, ...runTwice].join('|')), /page-modules\//, inFile([...alwaysRun, ...halfPerRun])],
    grepInvert: new RegExp(onlyOnPostgres.join('|')),
  }
}

/** An installed browser first, else Playwright's own. */
const launchedFrom = (executablePath: string | null) => ({
  ...(executablePath ? { executablePath } : {}),
  args: isLong ? browserArgs : [...browserArgs, ...shortLivedArgs],
})

const parts = '**/page-modules/*.e2e.ts'
const notNow = isLong ? [] : filesOf(longRunOnly)
const projects = isSecondRun
  ? [
      // With a window and its frame around the page, as a person has it.
      {
        name: 'framed',
        testMatch: filesOf(inFullBrowser),
        use: { launchOptions: launchedFrom(browserPath()) },
      },
      { name: 'portal', testIgnore: [parts, ...notNow, ...filesOf(inFullBrowser)] },
    ]
  : [
      // Parts of the page on a page of their own, without a server of ours. They wait for sound that takes its time: two
      // at a time they fill what the journeys leave of the processor.
      { name: 'page-modules', testMatch: parts, testIgnore: notNow, workers: 2 },
      { name: 'portal', testIgnore: [parts, ...notNow] },
    ]

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  projects,
  ...chosen(),
  outputDir: '../node_modules/.cache/riwaq/e2e',
  // Most of a journey is waiting for real time: more of them than cores.
  workers: isSecondRun ? 3 : 4,
  fullyParallel: false,
  // What hangs on the moment is named, and borne within bounds (tests/tools/lib/run.mjs). At a desk there is none.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 120_000,
  // Music and speech are made while somebody waits for them, on the cores that the journeys share.
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    // A run of single journeys proves no rows: it must not write over the report of a whole one.
    ['json', { outputFile: process.env['E2E_REPORT'] ?? '../node_modules/.cache/riwaq/e2e-part.json' }],
  ],
  use: {
    viewport: { width: 412, height: 915 },
    hasTouch: false,
    // What moves is drawn sixty times a second, by the processor here: the first run spares that, the others have it all.
    reducedMotion: isSecondRun || isLong ? 'no-preference' : 'reduce',
    trace: 'on-first-retry',
    // A stranger's worker fetches the whole shell. Journeys that are about it, or that it may disturb, allow it.
    serviceWorkers: 'block',
    launchOptions: launchedFrom(barePath()),
  },
})
