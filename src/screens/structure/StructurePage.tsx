/** A page of blocks, with what other features put into them, and what is said where none of them shows anything. */
import type { StructureAsk } from '../../contract/structure.ts'
import type { StructureNode } from '../../contract/structure.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { AskProvider } from '../../features/structure/structure-request.ts'
import { SlotsProvider, type Slots } from '../../features/structure/slots.ts'
import { loadHelp } from '../../features/page-states/load-failure-help.ts'
import { isBare } from '../../features/structure/blocks/is-empty-structure.ts'
import { Structure } from '../../features/structure/Structure.tsx'
import { useLate } from '../../ui/use-lazy.ts'

const slots: Slots = {
  heart: (card) => <LikeButton of={card} look="glass" large />,
}

const load = async () => (await loadHelp()).NothingHere

interface ComposedProps {
  ask: StructureAsk
  node: StructureNode
  heading: 'own' | 'shown'
  /** Nothing else stands on the page. */
  whole: boolean
}

export const Composed = ({ ask, node, heading, whole }: ComposedProps) => {
  const isEmpty = whole && isBare(node)
  const NothingHere = useLate(isEmpty, load)
  return (
    <AskProvider value={ask}>
      <SlotsProvider value={slots}>
        <Structure node={node} heading={heading} />
        {isEmpty && NothingHere && <NothingHere />}
      </SlotsProvider>
    </AskProvider>
  )
}
