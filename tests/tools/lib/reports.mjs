/** What the reports of vitest and Playwright say: tests passed and failed, and a note for each that did not pass at once. */
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export const readIfThere = (path) => {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
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
export const vitestTally = (file) => {
  const report = readReport(file)
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
export const playwrightTally = (file) => {
  const report = readReport(file)
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
