import { type StructureNode, entryBlockTypes } from '../../../contract/structure.ts'
import { typeOf } from './block.ts'
import { componentOf } from './blocks.ts'

/** No block has content of its own; an unknown one does not either. */
export const isEmptyStructure = ({ substructure }: StructureNode): boolean =>
  substructure.every(
    (block) => !componentOf(block) || (entryBlockTypes.has(typeOf(block)) && !block.data.entries[0]),
  )
