/** The full-screen player, in the colours of the current track. Swiping down, Back and Escape close it. */
import { IconDots, IconDownload, IconShare2 } from '@tabler/icons-react'
import { type PointerEvent, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import { kindOf } from '../../../contract/kinds.ts'
import { addressOf, linkTo } from '../../../domain/addresses/addresses.ts'
import { trackPageOf } from '../../../domain/addresses/track-page.ts'
import { playbackTraitsOf } from '../../../domain/player/playback-traits.ts'
import { cast } from '../../../state/player/cast.ts'
import { dialogs, openDialog } from '../../../state/dialogs/dialogs.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { useLike } from '../../../state/likes/use-like.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { player, playerTime } from '../../../state/player/player.ts'
import { offerDownload } from '../../../state/downloads/offer-download.ts'
import { isLoggedIn } from '../../../state/session/session.ts'
import { useCurrentTrack } from '../../../state/player/current-track.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useArtworkClass } from '../../../ui/Artwork.ts'
import { LikeIconButton } from '../../../ui/LikeIconButton.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Toolbar } from '../../../ui/Toolbar.tsx'
import { Text } from '../../../ui/Text.tsx'
import { useNeighbours } from '../use-neighbours.ts'
import { useTrackSwipe } from '../use-track-swipe.ts'
import { useWaitingText } from '../use-waiting-text.ts'
import { UpNext } from './UpNext.tsx'
import css from './FullPlayer.module.css'
import { PlayerTools } from './PlayerTools.tsx'
import { CurrentChapterButton } from './ChapterMarkersDialog.tsx'
import { SeekBar } from './SeekBar.tsx'
import { Transport } from './Transport.tsx'
import { Lyrics } from './lyrics/Lyrics.tsx'
import { LyricsPreview } from './lyrics/LyricsPreview.tsx'
import { useLyrics } from './lyrics/use-lyrics.ts'

/** The artist links to their page; a show or a book is the second line of its parts. */
const CreatorLink = ({ track }: { track: Track }) => {
  const { album } = track
  const { collection } = playbackTraitsOf(track)
  if (collection) {
    const to = collection === 'podcast' ? linkTo.podcast(album) : linkTo.audiobook(album)
    return (
      <Link to={to}>
        <Text lang={album.lang}>{album.title}</Text>
      </Link>
    )
  }
  const act = track.by ?? album.artist
  return (
    <Link to={linkTo.artist(act)}>
      <Text lang={act.lang}>{act.name}</Text>
    </Link>
  )
}

/** A chapter has no page of its own, so its seconds would be another chapter's. */
const shareTrack = (track: Track) =>
  openDialog('share', {
    path: addressOf(track),
    title: track.title,
    ...(track.kind === 'chapter' ? {} : { second: playerTime.position }),
  })

/** On a phone the menu alone: it shares and downloads as well, and the title needs the room. */
const TrackButtons = ({ track }: { track: Track }) => {
  const { t } = useTranslation()
  const { liked, canLike, toggle } = useLike(track)
  const { features } = usePortal().tenant
  const { title } = track
  return (
    <Toolbar label={t('player.bars.track')} className={css.actions}>
      {canLike && <LikeIconButton liked={liked} label={t('likes.like', { title })} onToggle={toggle} />}
      {features.share !== false && (
        <IconButton className={css.roomy} label={t('queue.share')} onClick={() => shareTrack(track)}>
          <IconShare2 size={24} aria-hidden />
        </IconButton>
      )}
      {isLoggedIn() && (
        <IconButton className={css.roomy} label={t('keep.open')} onClick={() => offerDownload(track)}>
          <IconDownload size={24} aria-hidden />
        </IconButton>
      )}
      <IconButton label={t('queue.more', { title })} onClick={() => openDialog('track', { track, title })}>
        <IconDots size={24} aria-hidden />
      </IconButton>
    </Toolbar>
  )
}

const TrackHeader = ({ track }: { track: Track }) => {
  const { t } = useTranslation()
  const { between } = useFormats()
  const wait = useWaitingText()
  const isElsewhere = useSnapshot(cast).state === 'on'
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
          <p aria-live="polite">
            {wait ?? <CreatorLink track={track} />}
            {isElsewhere && `${between}${t('player.cast.on')}`}
          </p>
        </div>
      </div>
      <TrackButtons track={track} />
    </div>
  )
}

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

const Cover = ({ track, place }: { track: Track; place?: string | undefined }) => {
  const { shape } = kindOf(track.kind)
  return (
    <Picture
      picture={track.picture}
      shape={shape}
      size="cover"
      decorative
      className={classNames(css.cover, shape === 'tall' && css.tall, shape !== 'bubble' && css.soft, place)}
    />
  )
}

/** Beside the cover while that is swiped. */
const NeighbourCovers = () => {
  const { previous, next } = useNeighbours()
  return (
    <>
      {previous && <Cover key={`before ${previous.id}`} track={previous} place={css.before} />}
      {next && <Cover key={`after ${next.id}`} track={next} place={css.after} />}
    </>
  )
}
const isOnCover = ({ target }: PointerEvent) => target instanceof Element && target.closest(`.${css.cover}`)

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
