/** An article, as a test finds it on its page. */
import type { Page } from '@playwright/test'
import type { Portal } from '../tools/lib/portal.mjs'
import { pathOn } from './backend-content.ts'

/** The first article that a page of the tenant shows. */
export const articleOn = (portal: Portal, path: string) => pathOn(portal, path, 'article')
export const paragraphs = (page: Page) => page.locator('main article [lang] > p').filter({ visible: true })
