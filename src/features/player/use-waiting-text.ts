import { useSnapshot } from 'valtio'
import { playerStatusOf } from '../../domain/player/player-status.ts'
import { connection } from '../../state/network/connection.ts'
import { player } from '../../state/player/player.ts'
import { useTranslation } from '../../state/words/translation.tsx'

const waitingWords = {
  loading: 'player.loading',
  waitingForConnection: 'player.noLine',
  blocked: 'player.tapToGoOn',
} as const

export const useWaitingText = (): string | null => {
  const { t } = useTranslation()
  const { phase } = useSnapshot(player)
  const { online } = useSnapshot(connection)
  const status = playerStatusOf(phase, online)
  return status in waitingWords ? t(waitingWords[status as keyof typeof waitingWords]) : null
}
