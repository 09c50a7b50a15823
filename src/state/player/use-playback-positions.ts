import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { playbackPositionsQuery } from '../../api/history.ts'
import { type PlaybackPositions, withPendingPositions } from './playback-positions.ts'
import { personalScopeOf, usePortal } from '../portal/portal.tsx'
import { session } from '../session/session.ts'
import { pendingWrites } from '../offline-writes/pending.ts'

export const usePlaybackPositions = (collectionId: string): PlaybackPositions => {
  const { status } = useSnapshot(session)
  const { intents } = useSnapshot(pendingWrites)
  const { data } = useQuery({
    ...playbackPositionsQuery(personalScopeOf(usePortal()), collectionId),
    enabled: status === 'user',
  })
  return withPendingPositions(status === 'user' ? (data ?? []) : [], intents)
}
