import { playbackTraitsOf } from '../../../domain/player/playback-traits.ts'
import { useCurrentTrack } from '../../../state/player/current-track.ts'
import css from './PlaybackSettingsDialog.module.css'
import { SleepTimer } from './SleepTimer.tsx'
import { CollectionSettings } from './CollectionSettings.tsx'
import type { CollectionProps } from './PartOrderSetting.tsx'

export const PlaybackSettingsDialog = ({ close }: { close: () => void }) => {
  const track = useCurrentTrack()
  if (!track) return null
  const { collection } = playbackTraitsOf(track)
  return (
    <div className={css.settings}>
      <SleepTimer kind={playbackTraitsOf(track).part} track={track} onSet={close} />
      {collection && <CollectionSettings collection={{ kind: collection, id: track.album.id }} />}
    </div>
  )
}

/** Opened from its page, where it need not play. */
export const CollectionSettingsDialog = ({ collection }: CollectionProps) => (
  <div className={css.settings}>
    <CollectionSettings collection={collection} />
  </div>
)
