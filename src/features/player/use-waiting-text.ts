/** What the player waits for, told in place of who made what it plays. */
import { useSnapshot } from 'valtio'
import { connection } from '../../state/network/connection.ts'
import { player } from '../../state/player/player.ts'
import { useTranslation } from '../../state/words/translation.tsx'

export const useWaitingText = (): string | null => {
  const { t } = useTranslation()
  const { phase } = useSnapshot(player)
  const { online } = useSnapshot(connection)
  if (phase === 'blocked') return t('player.tapToGoOn')
  return phase === 'loading' ? t(online ? 'player.loading' : 'player.noLine') : null
}
