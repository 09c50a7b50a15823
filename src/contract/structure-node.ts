import type { StructureNode } from './structure.ts'

/** A node of a composed page, empty but for what is given. */
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
