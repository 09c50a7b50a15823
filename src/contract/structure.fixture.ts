/** Nodes of composed pages as a backend sends them, empty but for what a test says. */
import type { StructureNode } from './structure.ts'

export const structureNode = (
  name: string,
  data: Partial<StructureNode['data']> = {},
  substructure: StructureNode[] = [],
): StructureNode => ({
  name,
  data: {
    params: { query: {} },
    clickUrl: '',
    customProperties: {},
    imageUrl: '',
    title: '',
    subTitle: '',
    entries: [],
    ...data,
  },
  substructure,
})

/** What a tenant has configured: the properties of each node. */
export const configurations = (nodes: Record<string, Record<string, unknown>>): StructureNode =>
  structureNode(
    'configurations',
    {},
    Object.entries(nodes).map(([name, customProperties]) => structureNode(name, { customProperties })),
  )
