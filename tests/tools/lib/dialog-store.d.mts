import type { Page } from '@playwright/test'

export declare const openDialogThroughStore: (page: Page, name: string, props?: object) => Promise<void>
