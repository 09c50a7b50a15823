import type { Page } from '@playwright/test'

export function wordOf(lang: string, key: string): string
export function closePage(page: Page): Promise<void>
