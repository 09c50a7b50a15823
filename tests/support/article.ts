/** An article, as a test finds it on its page. */
import type { Page } from '@playwright/test'
import type { Portal } from '../tools/lib/portal.mjs'
import { firstLinkedPathOn } from './backend-content.ts'

/** The first article that a page of the tenant shows. */
export const firstArticlePathOn = (portal: Portal, path: string) => firstLinkedPathOn(portal, path, 'article')
export const paragraphs = (page: Page) => page.locator('main article [lang] > p').filter({ visible: true })
