/** How the line is, from what this page's own questions took. What the worker's disk answered says nothing of it. */
import { type LineSample, isPoorLine, lineRules } from '../../domain/network-quality.ts'
import { thrift } from '../../lib/data-saver.ts'
import { line } from '../../state/network/network-quality.ts'
import { untilSilent } from './stalled-connection.ts'

/** Not in the standard, and missing in two of three engines: a hint until there are answers of our own. */
interface Hint {
  saveData?: boolean
  effectiveType?: string
}
const isHintedPoor = () => {
  const { connection } = navigator as Navigator & { connection?: Hint }
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g')
}

const sampleOf = (entry: PerformanceResourceTiming): LineSample[] => {
  const { requestStart, responseEnd, transferSize, encodedBodySize } = entry
  // Nothing travelled, or another origin keeps its times to itself.
  if (transferSize === 0 || requestStart === 0) return []
  return [{ ms: responseEnd - requestStart, bytes: encodedBodySize }]
}

export const measureLine = () => {
  line.measured = isHintedPoor()
  let samples: LineSample[] = []
  // What came before the silence tells nothing of the line that is there now.
  const tellSilence = () => {
    samples = []
    line.measured = true
  }
  thrift.watch = () => untilSilent(tellSilence)
  const take = (entries: PerformanceEntryList) => {
    const fresh = (entries as PerformanceResourceTiming[]).flatMap(sampleOf)
    if (fresh.length === 0) return
    samples = [...samples, ...fresh].slice(-lineRules.kept)
    line.measured = isPoorLine(samples, line.measured)
  }
  new PerformanceObserver((list) => take(list.getEntries())).observe({ type: 'resource' })
}
