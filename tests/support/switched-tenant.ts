/** A tenant whose feature switches a test turns off, with an account and an item of each kind that has a switch. */
import { beforeAll, beforeEach } from 'vitest'
import type { Kind } from '../../src/contract/kinds.ts'
import type { StructureNode } from '../../src/contract/structure.ts'
import { sectionFeatures } from '../../server/tenants/features.ts'
import { allNodes } from './demo.ts'
import { startDemoTenant } from './demo-tenant.ts'
import { addAccount } from './rows.ts'

export const sectionNames = Object.keys(sectionFeatures) as (keyof typeof sectionFeatures)[]

export const inEnglish = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=en`

/** Each test starts with every feature on. */
export const startSwitchedTenant = () => {
  const portal = startDemoTenant()
  const user = 'acc_switches'
  const firstOf = new Map<Kind, string>()
  beforeAll(async () => {
    const { demo, tenant } = portal
    // Tournaments have a section of their own at another tenant only.
    const header = { sections: [...tenant.sections, 'cups'] }
    tenant.configurations = { ...tenant.configurations, header }
    await addAccount(demo.store, 'riwaq', user)
    for (const kind of Object.values(sectionFeatures).flatMap(({ kinds }) => kinds))
      firstOf.set(kind, (await demo.idsOf('riwaq', kind))[0]?.id ?? '')
  })
  beforeEach(() => {
    const { features } = portal.tenant
    for (const name of Object.keys(features)) features[name] = true
  })
  const get = (path: string) => portal.demo.send('GET', path, { user })
  return {
    portal,
    user,
    open: portal.open,
    get,
    idOf: (kind: Kind) => firstOf.get(kind) ?? '',
    /** None where the page is not there. */
    nodesOf: async (page: string) => {
      const { status, body } = await get(inEnglish(`/structure/${page}`))
      return status === 200 ? allNodes(body as StructureNode) : []
    },
  }
}
