/** Runs the steps of a command one after the other, prints the time of each, and sums passed and failed tests. */
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { playwrightTally, readIfThere, vitestTally } from './reports.mjs'
import { scratch } from './scratch.mjs'

export const root = resolve(import.meta.dirname, '../../..')
export const results = join(root, 'node_modules/.cache/riwaq/results')
const reportOf = (name) => join(results, `${name}.json`)
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
const stamp = join(results, 'files')
/** The same at the start of the run whose results are stored there. */
export const filesThen = () => readIfThere(stamp)?.toString() ?? ''

export const freshResults = () => {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  writeFileSync(stamp, filesNow())
}

/** `isLive` prints the output while the command runs. */
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
        `--outputFile.json=${reportOf(name)}`,
      ],
      { ...env, NODE_OPTIONS: '' },
      isLive,
    ),
  tally: () => vitestTally(reportOf(name)),
})

export const playwright = (name, args = [], env = {}) => ({
  name,
  work: (isLive) =>
    run(
      'playwright',
      ['test', '-c', 'tests/playwright.config.ts', ...args],
      { ...env, E2E_REPORT: reportOf(name) },
      isLive,
    ),
  tally: () => playwrightTally(reportOf(name)),
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
