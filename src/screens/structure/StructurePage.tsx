/** A page of blocks, with what other features put into them, and what is said where none of them shows anything. */
import type { StructureAsk } from '../../contract/structure.ts'
import type { StructureNode } from '../../contract/structure.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { StructureRequestProvider } from '../../features/structure/structure-request.ts'
import { SlotsProvider, type Slots } from '../../features/structure/slots.ts'
import { isEmptyStructure } from '../../features/structure/blocks/is-empty-structure.ts'
import { Structure } from '../../features/structure/Structure.tsx'
import { useLazy } from '../../ui/use-lazy.ts'

const slots: Slots = {
  likeButton: (card) => <LikeButton of={card} variant="glass" large />,
}

const loadEmptyPage = async () => (await import('../../features/page-states/EmptyState.tsx')).EmptyPage

interface StructurePageProps {
  ask: StructureAsk
  node: StructureNode
  heading: 'own' | 'shown'
  /** Nothing else stands on the page. */
  whole: boolean
}

export const StructurePage = ({ ask, node, heading, whole }: StructurePageProps) => {
  const isEmpty = whole && isEmptyStructure(node)
  const NothingHere = useLazy(isEmpty, loadEmptyPage)
  return (
    <StructureRequestProvider value={ask}>
      <SlotsProvider value={slots}>
        <Structure node={node} heading={heading} />
        {isEmpty && NothingHere && <NothingHere />}
      </SlotsProvider>
    </StructureRequestProvider>
  )
}
