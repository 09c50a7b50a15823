/** The tenant's configuration as a structure: one node each. CONFIG-01 to CONFIG-31 */
import type { StructureNode } from '../../../src/contract/structure.ts'
import { structureNode } from '../../../src/contract/structure-node.ts'
import { configurationStructure } from '../../../src/contract/freshness.ts'
import {
  type DisabledFeatures,
  leadsToDisabled,
  disabledFeaturesOf,
  sectionsOf,
} from '../../tenants/features.ts'
import type { Tenant } from '../../tenants/tenant.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A node's content must be a record; a list becomes its field `list`. */
const properties = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : { list: value })

const isEnabledLink = (disabled: DisabledFeatures, link: unknown) =>
  !isRecord(link) || typeof link['clickUrl'] !== 'string' || !leadsToDisabled(disabled, link['clickUrl'])

/** Without links to disabled sections. A tenant file says `sections` where the answer has always said `rooms`. */
const publicContent = (tenant: Tenant, content: Record<string, unknown>): Record<string, unknown> => {
  const disabled = disabledFeaturesOf(tenant)
  const { sections, ...others } = content
  const { links } = content
  return {
    ...others,
    ...(Array.isArray(links) ? { links: links.filter((link) => isEnabledLink(disabled, link)) } : {}),
    ...(Array.isArray(sections) ? { rooms: sectionsOf(tenant) } : {}),
  }
}

export const configurationsOf = (tenant: Tenant): StructureNode =>
  structureNode(
    configurationStructure,
    {},
    Object.entries(tenant.configurations).map(([name, value]) =>
      structureNode(name, { customProperties: publicContent(tenant, properties(value)) }),
    ),
  )
