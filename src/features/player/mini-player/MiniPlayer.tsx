/** Outside every routed error and Suspense boundary: one markup, above the tabs on a phone, a floating bar on a desktop. */
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import { linkTo } from '../../../domain/addresses/addresses.ts'
import { playbackTraitsOf } from '../../../domain/player/playback-traits.ts'
import { useCurrentTrack } from '../../../state/player/current-track.ts'
import { player, playerId } from '../../../state/player/player.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { useDynamicClass } from '../../../ui/dynamic-css.tsx'
import { Link } from '../../../ui/Link.tsx'
import { useFocusHandover } from '../../../ui/use-focus-handover.ts'
import css from './MiniPlayer.module.css'
import { MiniPlayerControls } from './MiniPlayerControls.tsx'
import { MiniPlayerExtras } from './MiniPlayerExtras.tsx'
import { MiniPlayerTrack } from './MiniPlayerTrack.tsx'
import { Scrubber } from './Scrubber.tsx'
import { usePrefetchLyrics } from './use-prefetch-lyrics.ts'

export const MiniPlayer = () => {
  const track = useCurrentTrack()
  return track && <MiniPlayerBar track={track} />
}

/** Reserves space for it at the bottom of the layout. */
const useBottomInset = () =>
  useEffect(() => {
    document.documentElement.dataset['player'] = 'open'
    return () => {
      delete document.documentElement.dataset['player']
    }
  }, [])

const MiniPlayerBar = ({ track }: { track: Track }) => {
  const { t } = useTranslation()
  const { phase, isPreview } = useSnapshot(player)
  const dock = useRef<HTMLElement>(null)
  useFocusHandover(dock)
  useBottomInset()
  usePrefetchLyrics(track)
  const colours = useDynamicClass({
    '--deep': track.picture.deep,
    '--second': track.picture.colours[1] ?? track.picture.deep,
  })
  return (
    <section
      ref={dock}
      id={playerId}
      tabIndex={-1}
      className={`${css.dock} ${colours}`}
      aria-label={t('player.name')}
      data-grows
      data-phase={phase}
      data-preview={isPreview}
    >
      <MiniPlayerTrack track={track} />
      {isPreview && (
        <Link to={linkTo.subscription()} className={css.full}>
          {t('music.NoActiveSubscriptionBtn')}
        </Link>
      )}
      <div className={css.middle}>
        <MiniPlayerControls skips={playbackTraitsOf(track).skips} />
        <Scrubber />
      </div>
      <MiniPlayerExtras track={track} />
    </section>
  )
}
