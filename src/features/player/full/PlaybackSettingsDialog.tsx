/** How what plays is heard, and when the sound stops by itself. */
import { partKindOf, wayOf } from '../../../domain/player/playback-traits.ts'
import { useCurrentTrack } from '../../../state/player/current-track.ts'
import css from './PlaybackSettingsDialog.module.css'
import { SleepTimer } from './SleepTimer.tsx'
import { WholeChoices } from './CollectionSettings.tsx'

export const PaceDialog = () => {
  const track = useCurrentTrack()
  if (!track) return null
  const { whole } = wayOf(track)
  return (
    <div className={css.pace}>
      <SleepTimer kind={partKindOf(track)} track={track} />
      {whole && <WholeChoices whole={{ kind: whole, id: track.album.id }} />}
    </div>
  )
}
