/** Configuration nodes of a tenant and what they change in its pages and answers. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Tenant } from '../../server/tenants/tenant.ts'
import { startDemoTenant } from './demo-tenant.ts'

export interface NodeCase {
  node: string
  content: Record<string, unknown>
  read: () => Promise<unknown>
  /** As the node writes it, and where it writes nothing of its own. */
  written: unknown
  otherwise: unknown
}

/** Each test starts with the configurations of the tenant's file. */
export const startConfiguredTenant = () => {
  const portal = startDemoTenant()
  let before: Tenant['configurations']
  beforeAll(() => {
    before = portal.tenant.configurations
  })
  beforeEach(() => {
    portal.tenant.configurations = before
  })
  const write = (node: string, content: Record<string, unknown>) => {
    const known = before[node]
    portal.tenant.configurations = {
      ...before,
      [node]: { ...(typeof known === 'object' ? known : {}), ...content },
    }
  }
  const describeNodes = (cases: Record<string, NodeCase>) =>
    describe('a configuration node controls', () => {
      it.each(Object.entries(cases))('%s', async (_, { node, content, read, written, otherwise }) => {
        expect(await read()).toEqual(otherwise)
        write(node, content)
        expect(await read()).toEqual(written)
      })
    })
  return { portal, open: portal.open, write, describeNodes }
}
