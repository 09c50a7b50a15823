/** Whether two answers for one page bring the same blocks in the same order, whatever is in them. */
import type { StructureNode } from '../contract/structure.ts'

/** One a block, for as long as the page has it, wherever it stands: two of one name are told by which comes first. */
export const blockKeys = ({ substructure }: StructureNode): string[] =>
  substructure.map(({ name, data }, at) => {
    const before = substructure.slice(0, at).filter((block) => block.name === name)
    return `${String(data.customProperties['type'])} ${name} ${before.length}`
  })

export const hasSameBlocks = (one: StructureNode, other: StructureNode): boolean =>
  String(blockKeys(one)) === String(blockKeys(other))
