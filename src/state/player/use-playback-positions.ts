/** Where the parts of the whole on screen stopped, as it changes. */
import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { placesQuery } from '../../api/history.ts'
import { type Places, overlaid } from './playback-positions.ts'
import { personalScopeOf, usePortal } from '../portal/portal.tsx'
import { session } from '../session/session.ts'
import { writes } from '../offline-writes/pending.ts'

export const usePlaces = (wholeId: string): Places => {
  const { status } = useSnapshot(session)
  const { intents } = useSnapshot(writes)
  const { data } = useQuery({
    ...placesQuery(personalScopeOf(usePortal()), wholeId),
    enabled: status === 'user',
  })
  return overlaid(status === 'user' ? (data ?? []) : [], intents)
}
