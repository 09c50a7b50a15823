/** How what plays is heard, and when the sound stops by itself. */
import { useSnapshot } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import { wayOf } from '../../../domain/playing/ways.ts'
import { currentTrack, player } from '../../../state/player.ts'
import css from './Pace.module.css'
import { SleepTimer } from './SleepTimer.tsx'
import { WholeChoices } from './WholeChoices.tsx'

export const PaceDialog = () => {
  const { queue, index } = useSnapshot(player)
  const track = currentTrack({ queue: queue as Track[], index })
  if (!track) return null
  const kind = track.kind === 'episode' || track.kind === 'chapter' ? track.kind : 'track'
  const { whole } = wayOf(track)
  return (
    <div className={css.pace}>
      <SleepTimer kind={kind} track={track} />
      {whole && <WholeChoices whole={{ kind: whole, id: track.album.id }} />}
    </div>
  )
}
