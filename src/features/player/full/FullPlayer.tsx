/** The full-screen player, in the colours of the current track. Swiping down, Back and Escape close it. */
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import { linkTo } from '../../../domain/addresses/addresses.ts'
import { playbackTraitsOf } from '../../../domain/player/playback-traits.ts'
import { dialogs } from '../../../state/dialogs/dialogs.ts'
import { useCurrentTrack } from '../../../state/player/current-track.ts'
import { player } from '../../../state/player/player.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { useArtworkClass } from '../../../ui/Artwork.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useTrackSwipe } from '../use-track-swipe.ts'
import { CurrentChapterButton } from './ChapterMarkersDialog.tsx'
import { Cover, NeighbourCovers, isOnCover } from './Cover.tsx'
import css from './FullPlayer.module.css'
import { Lyrics } from './lyrics/Lyrics.tsx'
import { LyricsPreview } from './lyrics/LyricsPreview.tsx'
import { useLyrics } from './lyrics/use-lyrics.ts'
import { PlayerTools } from './PlayerTools.tsx'
import { SeekBar } from './SeekBar.tsx'
import { TrackHeader } from './TrackHeader.tsx'
import { Transport } from './Transport.tsx'
import { UpNext } from './UpNext.tsx'

/** During a preview it links to the plans, like the bar; placed where it moves nothing that is tapped. */
const PlansLink = () => {
  const { t } = useTranslation()
  const { isPreview } = useSnapshot(player)
  if (!isPreview) return null
  return (
    <ButtonLink variant="glass" className={css.plans ?? ''} to={linkTo.subscription()}>
      {t('music.NoActiveSubscriptionBtn')}
    </ButtonLink>
  )
}

const FullPlayerBody = ({ track }: { track: Track }) => {
  const colours = useArtworkClass(track.picture)
  const { skips, hasSpeed } = playbackTraitsOf(track)
  const words = useLyrics(track)
  const { marks = [] } = track
  const { isOpen } = words
  const isQueueOpen = useSnapshot(dialogs).stack.some(({ name }) => name === 'queue')
  const box = useRef<HTMLDivElement>(null)
  const swipe = useTrackSwipe(track.id, box)
  return (
    <div
      ref={box}
      className={classNames(colours, css.full)}
      data-words={isOpen}
      data-under={isQueueOpen}
      onPointerDown={(event) => isOnCover(event) && swipe.begin(event)}
      onPointerMove={swipe.move}
      onPointerUp={swipe.end}
      onPointerCancel={swipe.end}
    >
      <div className={css.backdrop} aria-hidden />
      <Cover key={track.id} track={track} />
      <div className={css.side}>
        <TrackHeader track={track} />
        {isOpen && <Lyrics id={track.id} words={words} />}
        <LyricsPreview key={track.id} words={words} />
        <PlansLink />
        <SeekBar marks={marks} />
        {marks.length > 1 && <CurrentChapterButton marks={marks} lang={track.lang} />}
        <Transport skips={skips} />
        <PlayerTools hasSpeed={hasSpeed} words={words} />
        <UpNext />
      </div>
      {swipe.isSwiping && <NeighbourCovers />}
    </div>
  )
}

export const FullPlayer = ({ close }: { close: () => void }) => {
  const track = useCurrentTrack()
  useEffect(() => {
    if (!track) close()
  }, [track, close])
  return track && <FullPlayerBody track={track} />
}
