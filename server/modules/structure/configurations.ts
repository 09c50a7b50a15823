/** The tenant's configuration as a structure: one node each. CONFIG-01 to CONFIG-31 */
import type { StructureNode } from '../../../src/contract/structure.ts'
import { configurationStructure } from '../../../src/contract/freshness.ts'
import type { Tenant } from '../../tenants/tenant.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A node's content is a record; a list travels as its `list`. */
const properties = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : { list: value })

const node = (
  name: string,
  customProperties: Record<string, unknown>,
  substructure: StructureNode[] = [],
): StructureNode => ({
  name,
  data: {
    params: { query: {} },
    clickUrl: '',
    customProperties,
    imageUrl: '',
    title: '',
    subTitle: '',
    entries: [],
  },
  substructure,
})

export const configurationsOf = ({ configurations }: Tenant): StructureNode =>
  node(
    configurationStructure,
    {},
    Object.entries(configurations).map(([name, value]) => node(name, properties(value))),
  )
