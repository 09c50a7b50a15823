/** Two pairs of bounds, so that a borderline connection does not flicker between poor and good. */
export interface NetworkSample {
  /** From the request to the last byte: small answers measure latency, large ones bandwidth. */
  ms: number
  bytes: number
}

export const dataSaverChoices = ['auto', 'on', 'off'] as const
export type DataSaverChoice = (typeof dataSaverChoices)[number]
export const isDataSaverChoice = (text: unknown): text is DataSaverChoice =>
  dataSaverChoices.some((choice) => choice === text)

export const networkQualityRules = {
  /** The newest samples count; fewer than `least` say nothing. */
  maxSamples: 12,
  least: 3,
  largeBytes: 8_000,
  poor: { ms: 2_000, bytesPerMs: 20 },
  good: { ms: 800, bytesPerMs: 60 },
} as const

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

export const isPoorNetwork = (samples: readonly NetworkSample[], wasPoor: boolean): boolean => {
  const newest = samples.slice(-networkQualityRules.maxSamples)
  if (newest.length < networkQualityRules.least) return wasPoor
  const bound = wasPoor ? networkQualityRules.good : networkQualityRules.poor
  const isLarge = ({ bytes }: NetworkSample) => bytes > networkQualityRules.largeBytes
  const waits = newest.filter((sample) => !isLarge(sample)).map(({ ms }) => ms)
  const speeds = newest.filter(isLarge).map(({ ms, bytes }) => bytes / Math.max(ms, 1))
  const hasEnough = (values: readonly number[]) =>
    values.length < networkQualityRules.least ? null : median(values)
  return (hasEnough(waits) ?? 0) > bound.ms || (hasEnough(speeds) ?? Infinity) < bound.bytesPerMs
}
