/** Runs the steps of a command one after the other, says how long each took, and sums what passed and failed. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../../..')
export const results = join(root, 'node_modules/.cache/riwaq/results')
const bin = (name) => join(root, 'node_modules/.bin', name)

export const freshResults = () => {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
}

export const run = (command, args, env = {}) =>
  new Promise((done) => {
    const path = command.includes('/') || command === 'node' ? command : bin(command)
    const child = spawn(path, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    })
    let output = ''
    const keep = (chunk) => (output += chunk)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => done({ code: 1, output: String(error) }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })

const readJson = (name) => {
  try {
    return JSON.parse(readFileSync(join(results, name), 'utf8'))
  } catch {
    return null
  }
}

/** Passed and failed of a vitest report. */
export const vitestTally = (name) => {
  const report = readJson(`${name}.json`)
  if (!report) return { passed: 0, failed: 1 }
  const failedFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  // A skipped test counts as failed: it hides what it was to show.
  const skipped = report.numPendingTests + (report.numTodoTests ?? 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + failedFiles.length + skipped }
}

/** Passed and failed of a Playwright report; a flaky test counts as failed. */
export const playwrightTally = (name) => {
  const report = readJson(`${name}.json`)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length }
}

export const vitest = (name, projects, env = {}, filters = []) => ({
  name,
  work: () =>
    run(
      'vitest',
      [
        'run',
        '-c',
        'tests/vitest.config.ts',
        ...filters,
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${join(results, `${name}.json`)}`,
      ],
      { ...env, NODE_OPTIONS: '' },
    ),
  tally: () => vitestTally(name),
})

export const playwright = (name, args = [], env = {}) => ({
  name,
  work: () =>
    run('playwright', ['test', '-c', 'tests/playwright.config.ts', ...args], {
      ...env,
      E2E_REPORT: join(results, `${name}.json`),
    }),
  tally: () => playwrightTally(name),
})

/** A step that is one check: it passes or fails as a whole. */
export const tool = (name, command, args, env = {}) => ({
  name,
  work: () => run(command, args, env),
  tally: (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
})

const runStep = async (step) => {
  const start = performance.now()
  const { code, output } = await step.work()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const tally = step.tally(code)
  if (code !== 0 && tally.failed === 0) tally.failed = 1
  const verdict = tally.failed ? 'FAILED' : 'ok'
  console.log(
    `${verdict.padEnd(7)} ${step.name.padEnd(22)} ${seconds.padStart(6)} s   ${tally.passed} passed, ${tally.failed} failed`,
  )
  if (tally.failed) console.log(output.slice(-12_000))
  else if (step.show) console.log(output.trimEnd())
  return tally
}

export const runSteps = async (steps) => {
  const sum = { passed: 0, failed: 0 }
  for (const step of steps) {
    const tally = await runStep(step)
    sum.passed += tally.passed
    sum.failed += tally.failed
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  process.exitCode = sum.failed ? 1 : 0
}
