/** A film that may be shown: its picture, its captions, what it offers, and the controls below. */
import { useCallback, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Card } from '../../../contract/content.ts'
import type { VideoStream } from '../../../contract/video.ts'
import { connection } from '../../../state/network/connection.ts'
import { filmWishes, wishFilm } from '../../../state/video/video-preferences.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useTranslation } from '../../../state/words/translation.tsx'
import { FilmControls } from './VideoControls.tsx'
import { EndDoor, FailedDoor, PlanDoor } from '../VideoNotices.tsx'
import { FilmMenu } from './VideoMenu.tsx'
import { NextCard, SkipIntro, goOnTo, useGoingOn } from '../VideoOffers.tsx'
import css from './VideoPlayer.module.css'
import { Reel } from './SharedVideoElement.tsx'
import { followPlace } from '../report-video-position.ts'
import { holdSession } from '../video-media-session.ts'
import { keepLoudness, noteFilm } from '../video-reload.ts'
import { holdSpeaker } from '../hold-speaker.ts'
import { useCaptions, useRaisedCaptions } from './use-captions.ts'
import type { ElementState } from './use-video-state.ts'
import { useFilm } from './use-video-player.ts'
import { useScreen } from './use-remote-playback.ts'
import { useRenewal } from './use-stream-renewal.ts'
import { useSource } from '../source/use-video-source.ts'

interface RunningProps {
  film: Card
  next: Card | undefined
  stream: VideoStream
  url: string
  /** Seconds where it begins. */
  start: number
  frame: HTMLElement | null
  onIdle: (isIdle: boolean) => void
  /** Asks for the film anew, to go on at this second. */
  onRetry: (at: number) => void
}

/** A page that was opened by its address may not sound before a tap: then it waits at its big Play. */
const begin = (video: HTMLVideoElement) => () =>
  video.play().catch((problem: unknown) => console.info('the film waits for a tap', problem))

/** Begins as soon as it can, and is noted as it goes; a beginning that is all there is leaves no place. */
const useRun = (video: HTMLVideoElement | null, { film, stream, next }: RunningProps) => {
  const { tenant } = usePortal()
  useEffect(() => (video ? holdSpeaker(tenant.name, video) : undefined), [video, tenant.name])
  useEffect(() => (video ? keepLoudness(tenant.name, video) : undefined), [video, tenant.name])
  useEffect(
    () => (video ? holdSession(film, video, next ? () => goOnTo(next) : null) : undefined),
    [video, film, next],
  )
  useEffect(() => {
    if (!video) return
    const start = begin(video)
    video.addEventListener('loadedmetadata', start, { once: true })
    const follow = stream.isPreview ? [] : [followPlace(film, video), noteFilm(film.id, video)]
    return () => {
      video.removeEventListener('loadedmetadata', start)
      for (const leave of follow) leave()
    }
  }, [video, film, stream])
}

/** Another source would begin at its usual speed again, so both are set. */
const hurry = (video: HTMLVideoElement, speed: number) => {
  video.defaultPlaybackRate = speed
  video.playbackRate = speed
}
const useSpeed = (video: HTMLVideoElement | null) => {
  const { name } = usePortal().tenant
  const { speed } = useSnapshot(filmWishes)
  useEffect(() => {
    if (video) hurry(video, speed)
  }, [video, speed])
  return { speed, choose: (wanted: number) => wishFilm(name, 'speed', wanted) }
}

interface OverProps {
  state: ElementState
  hasFailed: boolean
  again: () => void
  props: RunningProps
}
/** One that did not even begin is still where it was to begin. */
const placeOf = ({ time }: ElementState, { start }: RunningProps) => time || start

/** What is in hand is shown to its end before a failure is told. */
const Over = ({ state, hasFailed, again, props }: OverProps) => {
  const { stream, next, onRetry } = props
  if (state.hasFailed || (hasFailed && state.isWaiting))
    return <FailedDoor error={null} retry={() => onRetry(placeOf(state, props))} />
  if (!state.hasEnded) return null
  return stream.isPreview ? <PlanDoor again={again} /> : <EndDoor next={next} again={again} />
}

export const RunningFilm = (props: RunningProps) => {
  const { film, stream, start, url, frame, next, onIdle } = props
  const { t } = useTranslation()
  const { clock } = useFormats()
  const { online } = useSnapshot(connection)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  useRun(video, props)
  const { qualities, hasFailed } = useSource(video, { url, type: stream.type, start })
  const captions = useCaptions(video, stream.captions)
  const { speed, choose } = useSpeed(video)
  const screen = useScreen(video)
  const { toggle: toggleCaptions } = captions
  const { state, verbs, isIdle, press, hovering, held, isFull } = useFilm({ video, frame, toggleCaptions })
  useRaisedCaptions(video, !isIdle)
  const { waits, stay } = useGoingOn(next, state, !stream.isPreview)
  const fromStart = useCallback(() => verbs.seek(0), [verbs])
  const given = captions.langs.length > 0 ? captions : null
  const stands = state.hasFailed || (hasFailed && state.isWaiting)
  const rests = isIdle && !stands
  useRenewal(stands, () => props.onRetry(placeOf(state, props)))
  useEffect(() => onIdle(rests), [rests, onIdle])
  return (
    <div className={css.running} {...hovering}>
      <Reel captions={stream.captions} onTake={setVideo} press={press} />
      {state.isWaiting && !stands && (
        <p className={css.waiting} role="status">
          {t(online ? 'watch.player.loading' : navigator.onLine ? 'player.silent' : 'player.offline')}
        </p>
      )}
      <Over state={state} hasFailed={hasFailed} props={props} again={fromStart} />
      <div className={css.low} {...held}>
        <SkipIntro intro={stream.intro} time={state.time} seek={verbs.seek} />
        {next && waits !== null && !state.hasEnded && <NextCard next={next} waits={waits} stay={stay} />}
        <div className={css.bottom} data-idle={rests}>
          {stream.isPreview && <p className={css.chip}>{t('watch.player.preview')}</p>}
          {start > 0 && state.time < start + 12 && (
            <button type="button" className={css.chip} onClick={fromStart}>
              {t('watch.player.fromStart', { time: clock(start) })}
            </button>
          )}
          <FilmControls
            state={state}
            verbs={verbs}
            duration={film.duration ?? 0}
            isFull={isFull}
            captions={given}
            next={next}
            thumbnails={stream.thumbnails}
            menu={
              <FilmMenu
                qualities={qualities}
                captions={given}
                speed={speed}
                onSpeed={choose}
                onSmall={verbs.pictureInPicture}
                screen={screen}
              />
            }
          />
        </div>
      </div>
    </div>
  )
}
