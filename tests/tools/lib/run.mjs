/** Runs the steps of a command one after the other, prints the time of each, and sums passed and failed tests. */
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { scratch } from './scratch.mjs'

export const root = resolve(import.meta.dirname, '../../..')
export const results = join(root, 'node_modules/.cache/riwaq/results')
const bin = (name) => join(root, 'node_modules/.bin', name)

/** A hash of the files that affect test results: all files in git except texts and the lists of requirements. */
export const filesNow = () => {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).split('\0')
  const hash = createHash('sha256')
  for (const file of files) {
    if (file === '' || file.endsWith('.md') || file.startsWith('tests/spec/')) continue
    hash.update(`${file}\0`)
    const text = readIfThere(join(root, file))
    if (text) hash.update(text)
  }
  return hash.digest('hex')
}
const readIfThere = (path) => {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}
const stamp = join(results, 'files')
/** The same at the start of the run whose results are stored there. */
export const filesThen = () => readIfThere(stamp)?.toString() ?? ''

export const freshResults = () => {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  writeFileSync(stamp, filesNow())
}

/** `isLive`: whoever waits sees each line as it comes. */
export const run = (command, args, env = {}, isLive = false) =>
  new Promise((done) => {
    const path = command.includes('/') || command === 'node' ? command : bin(command)
    const child = spawn(path, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, TMPDIR: scratch(), ...env },
    })
    let output = ''
    const append = (chunk) => {
      output += chunk
      if (isLive) process.stdout.write(chunk)
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
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

const firstLine = (text = '') =>
  stripVTControlCharacters(text)
    .split('\n')
    .find((line) => line.trim()) ?? ''

const matchesIn = (text, pattern) => stripVTControlCharacters(text ?? '').match(pattern) ?? []

/** What the page showed when the journey failed: its titles, dialogs and messages. */
const pageOf = ({ attachments = [] } = {}) => {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  const shown = matchesIn(
    path && readIfThere(path)?.toString(),
    /^ *- (?:heading|dialog|alertdialog|alert|status)\b.+/gm,
  )
  return shown.length > 0 ? [`page: ${shown.map((line) => line.replace(/^ *- /, '')).join(' · ')}`] : []
}

/** What a journey expected, what it received (lines with `+` of a compared list), in which line, and what the page showed. */
const summaryOf = (result) => {
  const { message, location } = result?.error ?? {}
  const facts = matchesIn(message, /^(?:Expected|Received|Locator)\b.*|^\+ .*/gm)
  return [firstLine(message), ...facts, `line ${location?.line ?? 'unknown'}`, ...pageOf(result)].join(', ')
}

/** Passed, failed and the names of what failed, of a vitest report. */
const vitestTally = (name) => {
  const report = readJson(`${name}.json`)
  if (!report) return { passed: 0, failed: 1, notes: ['wrote no report'] }
  // It could not be loaded, or its setup failed and its tests are skipped: only the file has the message.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  // A skipped test counts as failed: it hides what it was to show.
  const skipped = report.numPendingTests + (report.numTodoTests ?? 0)
  const notes = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(
        ({ fullName, status, failureMessages }) => `${status}: ${fullName}: ${firstLine(failureMessages[0])}`,
      ),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length + skipped,
    notes: [
      ...notes,
      ...broken.map((file) => `failed: ${file.name}: ${file.message.trim().replaceAll('\n', ' / ')}`),
    ],
  }
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/**
 * So many journeys of a run may need the second try that CI gives: a machine of two cores stalls now and then. Each is
 * named at the end whatever happens, and one more fails the run: then it is the portal, or the journey.
 */
const maxRepeated = 2

/** The same of a Playwright report. */
const playwrightTally = (name) => {
  const report = readJson(`${name}.json`)
  if (!report) return { passed: 0, failed: 1, notes: ['wrote no report'] }
  const { expected, unexpected, flaky, skipped } = report.stats
  const notes = report.suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ status, results }) => `${status}: ${file}: ${title}: ${summaryOf(results[0])}`),
    )
  const tolerated = flaky > maxRepeated ? 0 : flaky
  return {
    passed: expected + tolerated,
    failed: unexpected + (flaky - tolerated) + skipped + report.errors.length,
    notes: [...notes, ...report.errors.map(({ message }) => `failed: ${firstLine(message)}`)],
  }
}

export const vitest = (name, projects, env = {}, filters = []) => ({
  name,
  work: (isLive) =>
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
      isLive,
    ),
  tally: () => vitestTally(name),
})

export const playwright = (name, args = [], env = {}) => ({
  name,
  work: (isLive) =>
    run(
      'playwright',
      ['test', '-c', 'tests/playwright.config.ts', ...args],
      { ...env, E2E_REPORT: join(results, `${name}.json`) },
      isLive,
    ),
  tally: () => playwrightTally(name),
})

/** A step with a single result. */
export const tool = (name, command, args, env = {}) => ({
  name,
  work: (isLive) => run(command, args, env, isLive),
  tally: (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
})

const withoutPassed = (output) =>
  output
    .split('\n')
    .filter((line) => !/^\s*(?:✓|ok)\s/.test(stripVTControlCharacters(line)))
    .join('\n')

const runStep = async (step, notes) => {
  const start = performance.now()
  if (step.isLive) console.log(`-- ${step.name}`)
  const { code, output } = await step.work(step.isLive)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const tally = step.tally(code)
  if (code !== 0 && tally.failed === 0) tally.failed = 1
  const verdict = tally.failed ? 'FAILED' : 'ok'
  console.log(
    `${verdict.padEnd(7)} ${step.name.padEnd(22)} ${seconds.padStart(6)} s   ${tally.passed} passed, ${tally.failed} failed`,
  )
  if (tally.failed) {
    // Failures are printed at once and again at the end, so that a truncated log contains one of the two.
    for (const note of tally.notes ?? []) console.log(`        ${note}`)
    if (!step.isLive) console.log(withoutPassed(output).slice(-12_000))
  } else if (step.show) console.log(output.trimEnd())
  for (const note of tally.notes ?? []) notes.push(`${step.name}: ${note}`)
  if (tally.failed && !tally.notes?.length) notes.push(`${step.name} failed`)
  return tally
}

/** Steps in one list run in parallel: each of them uses one core. */
export const runSteps = async (steps) => {
  const sum = { passed: 0, failed: 0 }
  const notes = []
  for (const together of steps) {
    const tallies = await Promise.all([together].flat().map((step) => runStep(step, notes)))
    for (const tally of tallies) {
      sum.passed += tally.passed
      sum.failed += tally.failed
    }
  }
  // Once more at the end, where a reader of a long log looks first.
  for (const note of notes) console.log(note)
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  process.exitCode = sum.failed ? 1 : 0
}
