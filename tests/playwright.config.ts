import { defineConfig } from '@playwright/test'
import { barePath, browserArgs, browserPath, shortLivedArgs } from './support/browser.ts'
import { inSecondRun, isSecondRun } from './support/second-run.ts'
import {
  alwaysRun,
  storeIndependent,
  inFullBrowser,
  longRunOnly,
  onOwnPortal,
  sharedByRuns,
  runTwice,
} from './tools/lib/walks.mjs'

const filesOf = (names: readonly string[]) => names.map((name) => `**/${name}.e2e.ts`)

const isLong = Boolean(process.env['LONG'])

/** A pattern for one of these files, or for all, followed by more text: the title of a test begins with its file. */
const inFile = (names: readonly string[], then = '') =>
  new RegExp(String.raw`(?:^|[\s/])(?:${names.join('|')})\.e2e\.ts${then}`)
const row = String.raw`.*\[[A-Z][A-Z0-9]*-`

/** Single journeys are selected by their files, and then all of them run. */
const isPart = process.argv.some((word) => word.includes('.e2e'))
const chosen = (): { grep?: RegExp[]; grepInvert?: RegExp } => {
  if (isLong || isPart) return {}
  if (isSecondRun) {
    const firstOnly = `${inFile(storeIndependent, row).source}|${inFile(alwaysRun).source}`
    return { grepInvert: new RegExp(`^(?!.*(?:${inSecondRun.tag})).*(?:${firstOnly})`) }
  }
  return {
    grep: [
      new RegExp([row, ...runTwice].join('|')),
      /page-modules\//,
      inFile([...alwaysRun, ...sharedByRuns]),
    ],
    grepInvert: new RegExp(inSecondRun.tag),
  }
}

/** An installed browser first, else Playwright's own. */
const launchedFrom = (executablePath: string | null) => ({
  ...(executablePath ? { executablePath } : {}),
  args: isLong ? browserArgs : [...browserArgs, ...shortLivedArgs],
})

const parts = '**/page-modules/*.e2e.ts'
const notNow = isLong ? [] : filesOf(longRunOnly)
const ownPortal = filesOf(onOwnPortal)
const journeys = [
  { name: 'own portal', testMatch: ownPortal, testIgnore: notNow },
  {
    name: 'portal',
    testIgnore: [parts, ...ownPortal, ...notNow, ...(isSecondRun ? filesOf(inFullBrowser) : [])],
  },
]
const projects = isSecondRun
  ? [
      // With a window and its frame around the page, as a person has it.
      {
        name: 'framed',
        testMatch: filesOf(inFullBrowser),
        use: { launchOptions: launchedFrom(browserPath()) },
      },
      ...journeys,
    ]
  : [
      // Modules of the page on a test page, without a server of the portal. They wait for audio in real time: two at a
      // time use what the journeys leave of the processor.
      { name: 'page-modules', testMatch: parts, testIgnore: notNow, workers: 2 },
      ...journeys,
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
  // Music and speech are generated on demand, on the cores that the journeys share.
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    // A run of single journeys proves no requirements: it must not overwrite the report of a full run.
    ['json', { outputFile: process.env['E2E_REPORT'] ?? '../node_modules/.cache/riwaq/e2e-part.json' }],
  ],
  use: {
    viewport: { width: 412, height: 915 },
    // Without one a step that hangs is not named: only the journey's own time ends.
    actionTimeout: 100_000,
    navigationTimeout: 100_000,
    hasTouch: false,
    // What moves is drawn sixty times a second, by the processor here: the first run spares that, the others have it all.
    reducedMotion: isSecondRun || isLong ? 'no-preference' : 'reduce',
    trace: 'on-first-retry',
    // The worker of a new context fetches the full shell. Journeys that test it, or that it cannot disturb, allow it.
    serviceWorkers: 'block',
    launchOptions: launchedFrom(barePath()),
  },
})
