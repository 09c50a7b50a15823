import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import { cast } from '../../../state/player/cast.ts'
import { player } from '../../../state/player/player.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { useTrackSwipe } from '../use-track-swipe.ts'
import { useWaitingText } from '../use-waiting-text.ts'
import css from './MiniPlayer.module.css'
import { ArtistName, NeighbourStrips, TrackStrip } from './TrackStrip.tsx'
import { useExpandGesture } from './use-expand-gesture.ts'

/** The artist, or what the player waits for. */
const MiniPlayerSubtitle = ({ track }: { track: Track }) => {
  const { t } = useTranslation()
  const isElsewhere = useSnapshot(cast).state === 'on'
  const wait = useWaitingText()
  return (
    <span className={css.line} aria-live="polite">
      {wait ?? (isElsewhere ? t('player.cast.on') : <ArtistName track={track} />)}
    </span>
  )
}

/** Opens the full player by a tap or pulled upwards; swiped it leads to the next or the previous track. */
export const MiniPlayerTrack = ({ track }: { track: Track }) => {
  const { t } = useTranslation()
  const { isPreview } = useSnapshot(player)
  const button = useRef<HTMLButtonElement>(null)
  const swipe = useTrackSwipe(track.id, button)
  return (
    <button ref={button} type="button" className={css.track} {...useExpandGesture(swipe)}>
      <span className={css.strip} data-swiped>
        <TrackStrip track={track}>
          {isPreview && <span className={css.badge}>{t('player.preview')}</span>}
          <MiniPlayerSubtitle track={track} />
        </TrackStrip>
      </span>
      {swipe.isSwiping && <NeighbourStrips />}
      <span className="sr">{t('player.open')}</span>
    </button>
  )
}
