/** Visible blocks stay: an answer with other blocks is only offered until the page is hidden (decision 24). */
import { type ReactNode, useEffect, useState } from 'react'
import type { StructureNode } from '../../../contract/structure.ts'
import { hasSameBlocks } from '../../../domain/same-blocks.ts'
import { useCurrentLocation } from '../../../state/navigation/current-location.tsx'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useLazy } from '../../../ui/use-lazy.ts'

const loadUpdateNotice = async () => (await import('./UpdateNotice.tsx')).UpdateNotice

interface StableBlocksProps {
  node: StructureNode
  children: (shown: StructureNode) => ReactNode
}

export const StableBlocks = ({ node, children }: StableBlocksProps) => {
  // Another language or ceiling is another page; so is one that was left and opened again.
  const [portal, location] = [usePortal(), useCurrentLocation()]
  const fresh = { node, portal, place: location }
  const [on, settle] = useState<typeof fresh | null>(fresh)
  const isSamePage = on?.portal === portal && on.place === location
  const hasNewBlocks = isSamePage && !hasSameBlocks(on.node, node)
  const News = useLazy(hasNewBlocks, loadUpdateNotice)
  // Home is hidden when it is left.
  useEffect(() => (hasNewBlocks ? () => settle(null) : undefined), [hasNewBlocks])
  if (!hasNewBlocks && !(isSamePage && on.node === node)) settle(fresh)
  return (
    <>
      {News && <News isWaiting={hasNewBlocks} show={() => settle(fresh)} />}
      {children(hasNewBlocks ? on.node : node)}
    </>
  )
}
