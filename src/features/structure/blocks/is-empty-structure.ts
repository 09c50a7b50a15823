import type { StructureNode } from '../../../contract/structure.ts'
import { typeOf } from './block.ts'
import { componentOf } from './blocks.ts'

/** Chips, what somebody began, shelf, grid, list, ranking: types that show nothing of their own without an entry. */
const ofEntries = /^(c|sh|gr|li|ra)/

/** No block shows anything of its own; one that nobody here knows does not either. */
export const isEmptyStructure = ({ substructure }: StructureNode): boolean =>
  substructure.every(
    (block) => !componentOf(block) || (ofEntries.test(typeOf(block)) && !block.data.entries[0]),
  )
