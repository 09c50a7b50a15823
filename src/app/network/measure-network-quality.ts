/** Measures the connection by this page's own requests. Answers from the worker's disk do not count. */
import { type NetworkSample, isPoorNetwork, networkQualityRules } from '../../domain/network-quality.ts'
import { dataSaver } from '../../lib/data-saver.ts'
import { networkQuality } from '../../state/network/network-quality.ts'
import { watchForStall } from './stalled-connection.ts'

/** Not in the standard, and missing in two of three engines: a hint until there are samples of our own. */
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
  // From a cache, or of another origin that hides its timing.
  if (transferSize === 0 || requestStart === 0) return []
  return [{ ms: responseEnd - requestStart, bytes: encodedBodySize }]
}

export const measureNetworkQuality = () => {
  networkQuality.measured = isHintedSlow()
  let samples: NetworkSample[] = []
  const reportSilence = () => {
    samples = []
    networkQuality.measured = true
  }
  dataSaver.watch = () => watchForStall(reportSilence, () => networkQuality.choice !== 'off')
  const collect = (entries: PerformanceEntryList) => {
    const fresh = (entries as PerformanceResourceTiming[]).flatMap(sampleOf)
    if (fresh.length === 0) return
    samples = [...samples, ...fresh].slice(-networkQualityRules.maxSamples)
    networkQuality.measured = isPoorNetwork(samples, networkQuality.measured)
  }
  new PerformanceObserver((list) => collect(list.getEntries())).observe({ type: 'resource' })
}
