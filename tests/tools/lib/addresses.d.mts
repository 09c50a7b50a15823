import type { Portal } from './portal.mjs'

export const addressesOf: (portal: Portal) => (tenant: string, path: string) => Promise<string>
/** The page on which the first of a kind is looked up; any other path is used unchanged. */
export const listOf: (path: string) => string
