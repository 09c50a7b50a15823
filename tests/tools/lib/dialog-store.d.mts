import type { Page } from '@playwright/test'

export declare const openByStore: (page: Page, name: string, props?: object) => Promise<void>
