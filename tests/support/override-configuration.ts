/** The first tenant with changes to its configuration nodes: only the browser's answers change. */
import type { Page } from '@playwright/test'
import type { Portal } from '../tools/lib/portal.mjs'
import { fetchJson } from './backend-content.ts'

interface Configurations {
  substructure: { name: string; data: { customProperties: object } }[]
}
export const overrideConfigurations = async (page: Page, portal: Portal, changed: Record<string, object>) => {
  const settings = await fetchJson<Configurations>(portal, 'structure/configurations')
  for (const [name, customProperties] of Object.entries(changed)) {
    const node = settings.substructure.find((one) => one.name === name)
    if (!node) throw new Error(`there is no configuration ${name}`)
    node.data.customProperties = customProperties
  }
  await page.route('**/api/structure/configurations*', (route) => route.fulfill({ json: settings }))
}
export const overrideConfiguration = (page: Page, portal: Portal, name: string, customProperties: object) =>
  overrideConfigurations(page, portal, { [name]: customProperties })
