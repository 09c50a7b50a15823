import type { StructureNode } from '../contract/structure.ts'

/** One key per block, independent of its position; blocks of one name are numbered in order. */
export const blockKeys = ({ substructure }: StructureNode): string[] =>
  substructure.map(({ name, data }, at) => {
    const before = substructure.slice(0, at).filter((block) => block.name === name)
    return `${String(data.customProperties['type'])} ${name} ${before.length}`
  })

export const hasSameBlocks = (previous: StructureNode, next: StructureNode): boolean =>
  String(blockKeys(previous)) === String(blockKeys(next))
