/** A page of blocks, with what other features put into them. */
import type { StructureAsk } from '../../api/fetch-structure.ts'
import type { StructureNode } from '../../contract/structure.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { AskProvider } from '../../features/structure/asked.ts'
import { SlotsProvider, type Slots } from '../../features/structure/slots.ts'
import { Structure } from '../../features/structure/Structure.tsx'

const slots: Slots = {
  heart: (card) => <LikeButton kind={card.kind} id={card.id} title={card.title} look="glass" large />,
}

interface ComposedProps {
  ask: StructureAsk
  node: StructureNode
  heading: 'own' | 'shown'
}

export const Composed = ({ ask, node, heading }: ComposedProps) => (
  <AskProvider value={ask}>
    <SlotsProvider value={slots}>
      <Structure node={node} heading={heading} />
    </SlotsProvider>
  </AskProvider>
)
