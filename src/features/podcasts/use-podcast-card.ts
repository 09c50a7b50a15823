/** How a card of a show, a book or a part stands to the player, and what a tap on Play does to it. */
import { useQueryClient } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import type { Card } from '../../contract/content.ts'
import { isSounding, player, playerDo } from '../../state/player/player.ts'
import { personalScopeOf, scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { tellNotPlayed } from '../../state/player/notify-play-failed.ts'
import { type SpokenKind, playSpoken } from './play-podcast.ts'

const kinds = ['podcast', 'audiobook', 'episode', 'chapter'] as const
const spokenKind = (kind: Card['kind']): SpokenKind | undefined => kinds.find((one) => one === kind)
export const isSpoken = ({ kind }: Card): boolean => spokenKind(kind) !== undefined

export const useSpoken = ({ kind: named, id }: Card) => {
  const kind = spokenKind(named)
  const client = useQueryClient()
  const portal = usePortal()
  const { phase, queue, index, source } = useSnapshot(player)
  const isWhole = source?.kind === kind && source?.id === id
  const isHere = isWhole || queue[index]?.id === id
  const toggle = async () => {
    if (isHere) return playerDo((verbs) => verbs.toggle())
    if (!kind) return
    await playSpoken({ client, scope: scopeOf(portal), personal: personalScopeOf(portal) }, kind, id)
  }
  return {
    isPlaying: isHere && isSounding(phase),
    toggle: () => void toggle().catch(tellNotPlayed),
  }
}
