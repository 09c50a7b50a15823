/** A video over the whole page: its title, and the video itself or a notice in its place. */
import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Card } from '../../../contract/content.ts'
import { ageOf } from '../../../domain/parental.ts'
import { isPartlyWatched } from '../../../domain/video/watch-progress.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { AgeRatingBadge } from '../../../ui/HeroDetail.tsx'
import { useArtworkClass } from '../../../ui/Artwork.ts'
import { Link } from '../../../ui/Link.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Text } from '../../../ui/Text.tsx'
import { ClosedNotice, FailedNotice, GuestNotice } from '../VideoNotices.tsx'
import css from './VideoPlayer.module.css'
import { PlayingVideo } from './PlayingVideo.tsx'
import { type Streaming, useStream } from '../source/use-stream.ts'

interface VideoPlayerProps {
  film: Card
  /** Series and episode, under the title. */
  line: ReactNode
  /** Its detail page. */
  back: string
  /** Second to resume at. */
  from: number
  next: Card | undefined
  /** The start position is known. */
  isReady: boolean
}

const StreamNotice = ({
  streaming,
  film,
  retry,
}: {
  streaming: Streaming
  film: Card
  retry: () => void
}) => {
  if (streaming.state === 'guest') return <GuestNotice />
  if (streaming.state === 'closed') return <ClosedNotice film={film} />
  if (streaming.state === 'failed') return <FailedNotice error={streaming.error} retry={retry} />
  return null
}

const Head = ({ film, line, back }: Pick<VideoPlayerProps, 'film' | 'line' | 'back'>) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const age = number(ageOf(film.grading))
  return (
    <header className={css.top}>
      <Link to={back} className={css.back} aria-label={t('watch.player.close')}>
        <IconArrowLeft size={24} className="mirror" aria-hidden />
      </Link>
      <div className={css.names}>
        <h1>
          <Text lang={film.lang}>{film.title}</Text>
        </h1>
        {line && <p>{line}</p>}
      </div>
      {film.grading > 0 && <AgeRatingBadge label={t('watch.age', { n: age })}>{`${age}+`}</AgeRatingBadge>}
    </header>
  )
}

export const VideoPlayer = (props: VideoPlayerProps) => {
  const { film, from, next } = props
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const { streaming, retry } = useStream(film.id, props.isReady)
  const [isIdle, setIdle] = useState(false)
  /** Where it failed: another try continues there. */
  const [stoppedAt, setStoppedAt] = useState<number | null>(null)
  const startIn = (isPreview: boolean) =>
    stoppedAt ?? (isPartlyWatched(from, film.duration ?? 0) && !isPreview ? from : 0)
  return (
    <div ref={setFrame} className={classNames(css.frame, useArtworkClass(film.picture))} data-idle={isIdle}>
      <Picture picture={film.picture} shape="wide" size="hero" eager first className={css.poster} />
      <Head {...props} />
      {streaming.state === 'ready' ? (
        <PlayingVideo
          film={film}
          next={next}
          stream={streaming.stream}
          url={streaming.url}
          start={startIn(streaming.stream.isPreview)}
          frame={frame}
          onIdle={setIdle}
          onRetry={(at) => {
            setStoppedAt(at)
            retry()
          }}
        />
      ) : (
        <div className={css.stand} aria-busy={streaming.state === 'waiting'}>
          <StreamNotice streaming={streaming} film={film} retry={retry} />
        </div>
      )}
    </div>
  )
}
