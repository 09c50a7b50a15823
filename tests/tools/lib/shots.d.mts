import type { Page } from '@playwright/test'
import type { Portal } from './portal.mjs'

export interface Shot {
  name: string
  path: string
  tenant?: string
  /** Demo user whose eyes see it. */
  as?: 'lina' | 'omar' | 'maya'
  agent?: string
  /** Songs stay on the device, which the next one would meet. */
  leaves?: boolean
  /** A page of the provider, without a language and without the portal's scripts. */
  foreign?: boolean
  /** The same page as another shot, only photographed otherwise. */
  fullPage?: boolean
  sizes?: readonly string[]
  forced?: boolean
  /** The question about cookies is still open. */
  unanswered?: boolean
  steps?: (
    page: Page,
    variant: { lang: string; tenant: string; host: string; portal: Portal; as?: string },
  ) => Promise<void>
}
export const shots: readonly Shot[]
