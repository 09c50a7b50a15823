/**
 * Visible blocks stay until the page is hidden or the user asks: a fresh answer with other blocks is offered,
 * one that differs only inside them is shown at once (decision 24).
 */
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
  const [portal, place] = [usePortal(), useCurrentLocation()]
  const fresh = { node, portal, place }
  const [on, settle] = useState<typeof fresh | null>(fresh)
  const isHere = on?.portal === portal && on.place === place
  const isNews = isHere && !hasSameBlocks(on.node, node)
  const News = useLazy(isNews, loadUpdateNotice)
  // Home is hidden when it is left.
  useEffect(() => (isNews ? () => settle(null) : undefined), [isNews])
  if (!isNews && !(isHere && on.node === node)) settle(fresh)
  return (
    <>
      {News && <News isWaiting={isNews} show={() => settle(fresh)} />}
      {children(isNews ? on.node : node)}
    </>
  )
}
