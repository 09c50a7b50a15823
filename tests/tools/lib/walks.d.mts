export const longWalks: readonly string[]
export const walkedOnce: readonly string[]
