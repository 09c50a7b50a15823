import type { Page } from '@playwright/test'

export function say(lang: string, key: string): string
export function leave(page: Page): Promise<void>
