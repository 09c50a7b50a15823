import type { Page } from '@playwright/test'

export interface Shot {
  name: string
  /** `album`, `artist`, `playlist` and `track` stand for the first of their kind. */
  path: string
  tenant?: string
  /** Demo user whose eyes see it. */
  as?: 'lina' | 'omar' | 'maya'
  agent?: string
  steps?: (page: Page, look: { lang: string; tenant: string; as?: string }) => Promise<void>
}
export const shots: readonly Shot[]
export function say(lang: string, key: string): string
