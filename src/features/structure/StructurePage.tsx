import type { ReactNode } from 'react'
import type { StructureAsk, StructureNode } from '../../contract/structure.ts'
import { isEmptyStructure } from './blocks.ts'
import { StructureRequestProvider } from './structure-request.ts'
import { Structure } from './Structure.tsx'

interface StructurePageProps {
  ask: StructureAsk
  node: StructureNode
  heading: 'own' | 'shown'
  whenEmpty?: ReactNode
}

export const StructurePage = ({ ask, node, heading, whenEmpty }: StructurePageProps) => (
  <StructureRequestProvider value={ask}>
    <Structure node={node} heading={heading} />
    {whenEmpty && isEmptyStructure(node) && whenEmpty}
  </StructureRequestProvider>
)
