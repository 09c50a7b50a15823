/** What the reports of a run prove, by the ids in the titles of its tests. */
import { idsIn, unreadableIn } from './ids.mjs'

const fromVitest = (report) =>
  report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      title: test.fullName,
      outcome: test.status === 'passed' ? 'proven' : 'broken',
    })),
  )
/** `ok`: it passed, possibly at the second try. */
const outcomeOf = ({ ok, tests }) =>
  ok && tests.every(({ status }) => status === 'expected')
    ? 'proven'
    : ok && tests.every(({ status }) => ['expected', 'flaky'].includes(status))
      ? 'doubtful'
      : 'broken'
const fromPlaywright = (suite, path = '') => [
  ...(suite.specs ?? []).map((spec) => ({
    title: `${path} ${spec.title}`,
    outcome: outcomeOf(spec),
  })),
  ...(suite.suites ?? []).flatMap((inner) => fromPlaywright(inner, `${path} ${inner.title}`)),
]
const testsIn = (report) =>
  report.testResults ? fromVitest(report) : (report.suites ?? []).flatMap((suite) => fromPlaywright(suite))

/**
 * Proven is what passed wherever it ran, at the first try somewhere. Doubtful is what needed a second try everywhere: it
 * has shown that it can pass, and that it can fail.
 */
export const proofsIn = (reports, known) => {
  const outcomes = { proven: new Set(), doubtful: new Set(), broken: new Set() }
  const unknown = new Set()
  const unreadable = new Set()
  for (const { title, outcome } of reports.flatMap(testsIn)) {
    if (unreadableIn(title).length > 0) unreadable.add(title.trim())
    for (const id of idsIn(title)) (known.has(id) ? outcomes[outcome] : unknown).add(id)
  }
  const { proven, doubtful, broken } = outcomes
  for (const id of broken) proven.delete(id)
  for (const id of [...broken, ...proven]) doubtful.delete(id)
  return { proven, doubtful, unknown, unreadable }
}
