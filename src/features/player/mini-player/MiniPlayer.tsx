/**
 * The current track, above the tabs on a phone and as a floating bar on a desktop: one markup, two layouts.
 * It is outside every routed error and Suspense boundary, takes its colours from the track's picture, and
 * opens the full player.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../../state/words/translation.tsx'
import { useSnapshot } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import { kindOf } from '../../../contract/kinds.ts'
import { linkTo } from '../../../domain/addresses/addresses.ts'
import { playbackTraitsOf } from '../../../domain/player/playback-traits.ts'
import { cast } from '../../../state/player/cast.ts'
import { player, playerId } from '../../../state/player/player.ts'
import { useCurrentTrack } from '../../../state/player/current-track.ts'
import { Link } from '../../../ui/Link.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Text } from '../../../ui/Text.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useDynamicClass } from '../../../ui/dynamic-css.tsx'
import { useFocusHandover } from '../../../ui/use-focus-handover.ts'
import { MiniPlayerExtras } from './MiniPlayerExtras.tsx'
import { MiniPlayerControls } from './MiniPlayerControls.tsx'
import { useNeighbours } from '../use-neighbours.ts'
import { useTrackSwipe } from '../use-track-swipe.ts'
import { useWaitingText } from '../use-waiting-text.ts'
import { useExpandGesture } from './use-expand-gesture.ts'
import { usePrefetchLyrics } from './use-prefetch-lyrics.ts'
import css from './MiniPlayer.module.css'
import { Range } from '../../../ui/Range.tsx'
import rangeCss from './Range.module.css'
import { useSeek } from './use-seek.ts'

/** A native range, which fills from the inline start and handles keys itself. */

const Scrubber = () => {
  const { elapsed, total, range } = useSeek()
  return (
    <div className={css.scrubber}>
      <span className={css.clock} aria-hidden>
        {elapsed}
      </span>
      <Range className={rangeCss.range} {...range} />
      <span className={css.clock} aria-hidden>
        {total}
      </span>
    </div>
  )
}

export const MiniPlayer = () => {
  const track = useCurrentTrack()
  return track && <MiniPlayerBar track={track} />
}

/** Reserves room for it at the bottom of the layout. */
const useBottomInset = () =>
  useEffect(() => {
    document.documentElement.dataset['player'] = 'open'
    return () => {
      delete document.documentElement.dataset['player']
    }
  }, [])

/** Art and title; `children` is the second line. */
const TrackStrip = ({ track, children }: { track: Track; children: ReactNode }) => {
  const { shape } = kindOf(track.kind)
  return (
    <>
      <Picture picture={track.picture} shape={shape} size="row" className={classNames(css.art, css[shape])} />
      <span className={css.who}>
        <span className={css.title}>
          <Text lang={track.lang}>{track.title}</Text>
        </span>
        <span className={css.second}>{children}</span>
      </span>
    </>
  )
}

/** Beside the current track while that is swiped. */
const Neighbours = () => {
  const { previous, next } = useNeighbours()
  const strip = (track: Track | undefined, place: string | undefined) =>
    track && (
      <span className={classNames(css.strip, place)} aria-hidden>
        <TrackStrip track={track}>
          <span className={css.line}>{(track.by ?? track.album.artist).name}</span>
        </TrackStrip>
      </span>
    )
  return (
    <>
      {strip(previous, css.before)}
      {strip(next, css.after)}
    </>
  )
}

/** Opens the full player by a tap or pulled upwards; swiped it leads to the next or the previous track. */
const MiniPlayerTrack = ({ track }: { track: Track }) => {
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
      {swipe.isSwiping && <Neighbours />}
      <span className="sr">{t('player.open')}</span>
    </button>
  )
}

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

/** The artist, or what the player waits for. */
const MiniPlayerSubtitle = ({ track }: { track: Track }) => {
  const { t } = useTranslation()
  const isElsewhere = useSnapshot(cast).state === 'on'
  const act = track.by ?? track.album.artist
  const wait = useWaitingText()
  return (
    <span className={css.line} aria-live="polite">
      {wait ?? (isElsewhere ? t('player.cast.on') : <Text lang={act.lang}>{act.name}</Text>)}
    </span>
  )
}
