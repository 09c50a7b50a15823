/** How what plays is heard, and when the sound stops by itself. */
import { useSnapshot } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import { currentTrack, player } from '../../../state/player.ts'
import css from './Pace.module.css'
import { SleepTimer } from './SleepTimer.tsx'
import { WholeChoices } from './WholeChoices.tsx'

const wholeOf = { episode: 'podcast', chapter: 'audiobook' } as const

export const PaceDialog = () => {
  const { queue, index } = useSnapshot(player)
  const track = currentTrack({ queue: queue as Track[], index })
  if (!track) return null
  const kind = track.kind === 'episode' || track.kind === 'chapter' ? track.kind : 'track'
  return (
    <div className={css.pace}>
      <SleepTimer kind={kind} track={track} />
      {kind !== 'track' && <WholeChoices whole={{ kind: wholeOf[kind], id: track.album.id }} />}
    </div>
  )
}
