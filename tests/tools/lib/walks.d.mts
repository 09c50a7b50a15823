export const onOwnPortal: readonly string[]
export const longRunOnly: readonly string[]
export const alwaysRun: readonly string[]
export const storeIndependent: readonly string[]
export const inFullBrowser: readonly string[]
export const sharedByRuns: readonly string[]
export const runTwice: readonly string[]
export const journeys: readonly string[]
export const longSteps: Readonly<Record<string, readonly string[]>>
