import { useSnapshot } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import { trackPageOf } from '../../../domain/addresses/track-page.ts'
import { player } from '../../../state/player/player.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Text } from '../../../ui/Text.tsx'
import css from './FullPlayer.module.css'
import { TrackButtons } from './TrackButtons.tsx'
import { TrackStatus } from './TrackStatus.tsx'

export const TrackHeader = ({ track }: { track: Track }) => {
  const { t } = useTranslation()
  const { isPreview } = useSnapshot(player)
  return (
    <div className={css.head}>
      <div className={css.words}>
        <h3>
          <Link to={trackPageOf(track)}>
            <Text lang={track.lang}>{track.title}</Text>
          </Link>
        </h3>
        <div className={css.second}>
          {isPreview && <span className={css.badge}>{t('player.preview')}</span>}
          <TrackStatus track={track} />
        </div>
      </div>
      <TrackButtons track={track} />
    </div>
  )
}
