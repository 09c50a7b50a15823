/** How the line is, from what this page's own questions took. What the worker's disk answered says nothing of it. */
import { type NetworkSample, isPoorNetwork, networkQualityRules } from '../../domain/network-quality.ts'
import { dataSaver } from '../../lib/data-saver.ts'
import { networkQuality } from '../../state/network/network-quality.ts'
import { watchForStall } from './stalled-connection.ts'

/** Not in the standard, and missing in two of three engines: a hint until there are answers of our own. */
interface NetworkInformationHint {
  saveData?: boolean
  effectiveType?: string
}
const isHintedSlow = () => {
  const { connection } = navigator as Navigator & { connection?: NetworkInformationHint }
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g')
}

const sampleOf = (entry: PerformanceResourceTiming): NetworkSample[] => {
  const { requestStart, responseEnd, transferSize, encodedBodySize } = entry
  // Nothing travelled, or another origin keeps its times to itself.
  if (transferSize === 0 || requestStart === 0) return []
  return [{ ms: responseEnd - requestStart, bytes: encodedBodySize }]
}

export const measureNetworkQuality = () => {
  networkQuality.measured = isHintedSlow()
  let samples: NetworkSample[] = []
  // What came before the silence tells nothing of the line that is there now.
  const tellSilence = () => {
    samples = []
    networkQuality.measured = true
  }
  dataSaver.watch = () => watchForStall(tellSilence)
  const take = (entries: PerformanceEntryList) => {
    const fresh = (entries as PerformanceResourceTiming[]).flatMap(sampleOf)
    if (fresh.length === 0) return
    samples = [...samples, ...fresh].slice(-networkQualityRules.kept)
    networkQuality.measured = isPoorNetwork(samples, networkQuality.measured)
  }
  new PerformanceObserver((list) => take(list.getEntries())).observe({ type: 'resource' })
}
