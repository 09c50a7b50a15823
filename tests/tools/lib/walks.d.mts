export const longWalks: readonly string[]
export const alwaysWalked: readonly string[]
export const anyStore: readonly string[]
