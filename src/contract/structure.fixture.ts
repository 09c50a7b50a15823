import type { StructureNode } from './structure.ts'
import { structureNode } from './structure-node.ts'

/** What a tenant has configured: the properties of each node. */
export const configurations = (nodes: Record<string, Record<string, unknown>>): StructureNode =>
  structureNode(
    'configurations',
    {},
    Object.entries(nodes).map(([name, customProperties]) => structureNode(name, { customProperties })),
  )
