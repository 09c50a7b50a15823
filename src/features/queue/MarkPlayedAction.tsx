import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import type { Track } from '../../contract/content.ts'
import { partProgressOf } from '../../domain/podcasts/parts.ts'
import { reportPosition } from '../../state/player/report-position.ts'
import { usePlaybackPositions } from '../../state/player/use-playback-positions.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { MenuAction } from './MenuItems.tsx'

export const MarkPlayedAction = ({ track, close }: { track: Track; close: () => void }) => {
  const { t } = useTranslation()
  const isHeard =
    partProgressOf(usePlaybackPositions(track.album.id).secondsOf(track.id), track.duration).state === 'heard'
  const Icon = isHeard ? IconCircleDashed : IconCircleCheckFilled
  return (
    <MenuAction
      icon={<Icon size={22} aria-hidden />}
      onAct={() => {
        close()
        void reportPosition(track, isHeard ? 0 : track.duration)
      }}
    >
      {t(isHeard ? 'queue.markUnheard' : 'queue.markHeard')}
    </MenuAction>
  )
}
