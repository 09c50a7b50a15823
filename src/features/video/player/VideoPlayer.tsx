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
  card: Card
  subtitle: ReactNode
  back: string
  from: number
  next: Card | undefined
  isReady: boolean
}

const StreamNotice = ({
  streaming,
  card,
  retry,
}: {
  streaming: Streaming
  card: Card
  retry: () => void
}) => {
  if (streaming.state === 'guest') return <GuestNotice />
  if (streaming.state === 'closed') return <ClosedNotice card={card} />
  if (streaming.state === 'failed') return <FailedNotice error={streaming.error} retry={retry} />
  return null
}

const Head = ({ card, subtitle, back }: Pick<VideoPlayerProps, 'card' | 'subtitle' | 'back'>) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const age = number(ageOf(card.grading))
  return (
    <header className={css.top}>
      <Link to={back} className={css.back} aria-label={t('watch.player.close')}>
        <IconArrowLeft size={24} className="mirror" aria-hidden />
      </Link>
      <div className={css.names}>
        <h1>
          <Text lang={card.lang}>{card.title}</Text>
        </h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {card.grading > 0 && <AgeRatingBadge label={t('watch.age', { n: age })}>{`${age}+`}</AgeRatingBadge>}
    </header>
  )
}

export const VideoPlayer = (props: VideoPlayerProps) => {
  const { card, from, next } = props
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const { streaming, retry } = useStream(card.id, props.isReady)
  const [isIdle, setIdle] = useState(false)
  /** Where it failed: another try continues there. */
  const [stoppedAt, setStoppedAt] = useState<number | null>(null)
  const startIn = (isPreview: boolean) =>
    stoppedAt ?? (isPartlyWatched(from, card.duration ?? 0) && !isPreview ? from : 0)
  return (
    <div ref={setFrame} className={classNames(css.frame, useArtworkClass(card.picture))} data-idle={isIdle}>
      <Picture picture={card.picture} shape="wide" size="hero" eager first className={css.poster} />
      <Head {...props} />
      {streaming.state === 'ready' ? (
        <PlayingVideo
          card={card}
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
          <StreamNotice streaming={streaming} card={card} retry={retry} />
        </div>
      )}
    </div>
  )
}
