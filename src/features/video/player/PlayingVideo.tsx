import { useCallback, useEffect, useRef, useState, useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { Card } from '../../../contract/content.ts'
import type { VideoStream } from '../../../contract/video.ts'
import { connection } from '../../../state/network/connection.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { sourceOf } from '../../../ui/Picture.tsx'
import { VideoControls } from './VideoControls.tsx'
import { EndNotice, FailedNotice, PlanNotice, UnsupportedNotice } from '../VideoNotices.tsx'
import { VideoMenu } from './VideoMenu.tsx'
import { NextVideoCard, useNextVideoCountdown } from './NextVideo.tsx'
import { FromStart, SkipIntro } from './StartOffers.tsx'
import css from './VideoPlayer.module.css'
import { SharedVideoElement } from './SharedVideoElement.tsx'
import { useCaptions } from './use-captions.ts'
import { useCaptionPlace } from './use-caption-place.ts'
import type { VideoState } from './use-video-state.ts'
import { useSpeed, useVideoSession } from './use-video-session.ts'
import { useVideoPlayer } from './use-video-player.ts'
import { useRemotePlayback } from './use-remote-playback.ts'
import { useVideoSource } from '../source/use-video-source.ts'

const mayHaveExpiredMs = 5 * 60_000

/** Addresses are signed for a limited time. One that expired in a long pause is renewed before a failure is shown. */
const useStreamRenewal = (hasStopped: boolean, renew: () => void) => {
  const [startedAt] = useState(() => Date.now())
  useLayoutEffect(() => {
    if (hasStopped && Date.now() - startedAt > mayHaveExpiredMs) renew()
  })
}

interface PlayingVideoProps {
  card: Card
  next: Card | undefined
  stream: VideoStream
  url: string
  start: number
  frame: HTMLElement | null
  onIdle: (isIdle: boolean) => void
  /** Requests the video again, to continue at this second. */
  onRetry: (at: number) => void
}

interface EndOverlayProps {
  state: VideoState
  hasFailed: boolean
  isUnsupported: boolean
  replay: () => void
  props: PlayingVideoProps
}
/** Before it has started, the second where it was to start. */
const positionOf = ({ time }: VideoState, { start }: PlayingVideoProps) => time || start

/** The buffered part is played to its end before a failure is shown. */
const EndOverlay = ({ state, hasFailed, isUnsupported, replay, props }: EndOverlayProps) => {
  const { stream, next, onRetry } = props
  if (isUnsupported) return <UnsupportedNotice />
  if (state.hasFailed || (hasFailed && state.isWaiting))
    return <FailedNotice error={null} retry={() => onRetry(positionOf(state, props))} />
  if (!state.hasEnded) return null
  return stream.isPreview ? <PlanNotice retry={replay} /> : <EndNotice next={next} retry={replay} />
}

export const PlayingVideo = (props: PlayingVideoProps) => {
  const { card, stream, start, url, frame, next, onIdle } = props
  const { t } = useTranslation()
  const { online } = useSnapshot(connection)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  useVideoSession(video, props)
  const { qualities, hasFailed, isUnsupported } = useVideoSource(video, { url, type: stream.type, start })
  const captions = useCaptions(video, stream.captions)
  const { speed, choose } = useSpeed(video)
  const screen = useRemotePlayback(video)
  const { toggle: toggleCaptions } = captions
  const { state, actions, isIdle, press, frameHandlers, controlsHandlers, isFull } = useVideoPlayer({
    video,
    frame,
    toggleCaptions,
  })
  const { secondsLeft, cancel: cancelNext } = useNextVideoCountdown(next, state, !stream.isPreview)
  const fromStart = useCallback(() => actions.seek(0), [actions])
  const availableCaptions = captions.langs.length > 0 ? captions : null
  const hasStopped = state.hasFailed || (hasFailed && state.isWaiting)
  const hidesControls = isIdle && !hasStopped
  const lowerArea = useRef<HTMLDivElement>(null)
  useCaptionPlace(video, lowerArea, hidesControls)
  useStreamRenewal(hasStopped, () => props.onRetry(positionOf(state, props)))
  useEffect(() => onIdle(hidesControls), [hidesControls, onIdle])
  return (
    <div className={css.running} {...frameHandlers}>
      <SharedVideoElement
        captions={stream.captions}
        poster={sourceOf(card.picture.url, 'hero').src}
        onTake={setVideo}
        press={press}
      />
      {state.isWaiting && !hasStopped && (
        <p className={css.waiting} role="status">
          {t(online ? 'watch.player.loading' : navigator.onLine ? 'player.silent' : 'player.offline')}
        </p>
      )}
      <EndOverlay
        state={state}
        hasFailed={hasFailed}
        isUnsupported={isUnsupported}
        props={props}
        replay={fromStart}
      />
      <div ref={lowerArea} className={css.low} {...controlsHandlers}>
        <SkipIntro intro={stream.intro} time={state.time} seek={actions.seek} />
        {next && secondsLeft !== null && !state.hasEnded && (
          <NextVideoCard next={next} secondsLeft={secondsLeft} cancel={cancelNext} />
        )}
        <div className={css.bottom} data-idle={hidesControls}>
          {stream.isPreview && <p className={css.chip}>{t('watch.player.preview')}</p>}
          <FromStart start={start} time={state.time} onClick={fromStart} />
          <VideoControls
            state={state}
            actions={actions}
            duration={card.duration ?? 0}
            isFull={isFull}
            captions={availableCaptions}
            next={next}
            thumbnails={stream.thumbnails}
            menu={
              <VideoMenu
                qualities={qualities}
                captions={availableCaptions}
                speed={speed}
                onSpeed={choose}
                onSmall={actions.pictureInPicture}
                screen={screen}
              />
            }
          />
        </div>
      </div>
    </div>
  )
}
