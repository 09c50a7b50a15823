export const shortLivedNode: string[]
