import type { Portal } from './portal.mjs'

export const addressesOf: (portal: Portal) => (tenant: string, path: string) => Promise<string>
