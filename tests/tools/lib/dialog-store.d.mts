import type { Page } from '@playwright/test'

export function openDialogThroughStore(page: Page, name: string, props?: unknown): Promise<void>
export function holdTopDialog(page: Page): Promise<void>
