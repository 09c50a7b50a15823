/** A film over the whole page: picture, captions, controls, and what stands there when it may not or cannot run. */
import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Card } from '../../contract/content.ts'
import { isBegun } from '../../domain/watching.ts'
import { useFormats } from '../../state/formats.ts'
import { usePortal } from '../../state/portal.tsx'
import { useTranslation } from '../../state/words.tsx'
import { useArtworkClass } from '../../ui/Detail.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Text } from '../../ui/Text.tsx'
import { FilmControls } from './FilmControls.tsx'
import { ClosedDoor, EndDoor, FailedDoor, GuestDoor, PlanDoor } from './FilmDoor.tsx'
import css from './FilmPlayer.module.css'
import { followPlace } from './film-place.ts'
import { holdSpeaker } from './hold-speaker.ts'
import { useCaptions } from './use-captions.ts'
import type { ElementState } from './use-element.ts'
import { useFilm } from './use-film.ts'
import { type Streaming, useStream } from './use-stream.ts'

export interface FilmPlayerProps {
  film: Card
  /** Series and place, under the title. */
  line: ReactNode
  /** Page that tells about it. */
  back: string
  /** Seconds where somebody stopped. */
  from: number
  next: Card | undefined
  /** It is known where to begin. */
  isReady: boolean
}

type Ready = Extract<Streaming, { state: 'ready' }>

const Door = ({ streaming, film, retry }: { streaming: Streaming; film: Card; retry: () => void }) => {
  if (streaming.state === 'guest') return <GuestDoor />
  if (streaming.state === 'closed') return <ClosedDoor film={film} />
  if (streaming.state === 'failed') return <FailedDoor error={streaming.error} retry={retry} />
  return null
}

interface ScreenProps extends FilmPlayerProps {
  ready: Ready
  retry: () => void
  frame: HTMLElement | null
  onIdle: (isIdle: boolean) => void
}

const startOf = ({ film, from, ready }: ScreenProps) =>
  isBegun(from, film.duration ?? 0) && !ready.stream.isPreview ? from : 0

const begin = (video: HTMLVideoElement, start: number) => {
  if (start > 0) video.currentTime = start
  // A page that was opened by its address may not sound before a tap: then it waits at its big Play.
  video.play().catch((problem: unknown) => console.info('the film waits for a tap', problem))
}

/** Begins where it stopped, and is noted as it goes; a beginning that is all there is leaves no place. */
const useRun = (video: HTMLVideoElement | null, { film, ready }: ScreenProps, start: number) => {
  const { tenant } = usePortal()
  useEffect(() => (video ? holdSpeaker(tenant.name, video) : undefined), [video, tenant.name])
  useEffect(() => {
    if (!video) return
    begin(video, start)
    return ready.stream.isPreview ? undefined : followPlace(film, video)
  }, [video, film, ready, start])
}

const Over = ({ state, props, again }: { state: ElementState; props: ScreenProps; again: () => void }) => {
  const { ready, retry, next } = props
  if (state.hasFailed) return <FailedDoor error={null} retry={retry} />
  if (!state.hasEnded) return null
  return ready.stream.isPreview ? <PlanDoor again={again} /> : <EndDoor next={next} again={again} />
}

const Running = (props: ScreenProps) => {
  const { film, ready, frame, next, onIdle } = props
  const { t } = useTranslation()
  const { clock } = useFormats()
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [begunAt] = useState(() => startOf(props))
  useRun(video, props, begunAt)
  const captions = useCaptions(video, ready.stream.captions)
  const { state, verbs, isIdle, wake, isFull } = useFilm({ video, frame, toggleCaptions: captions.toggle })
  useEffect(() => onIdle(isIdle), [isIdle, onIdle])
  return (
    <div className={css.running} onPointerMove={wake} onFocus={wake}>
      {/* The captions come from the data; not every film has them. */}
      <video ref={setVideo} className={css.video} src={ready.url} playsInline onClick={verbs.toggle}>
        {captions.chosen && (
          <track kind="captions" src={captions.chosen.url} srcLang={captions.chosen.lang} />
        )}
      </video>
      {state.isWaiting && !state.hasFailed && (
        <p className={css.waiting} role="status">
          {t('watch.player.loading')}
        </p>
      )}
      <Over state={state} props={props} again={() => verbs.seekTo(0)} />
      <div className={css.bottom} data-idle={isIdle}>
        {ready.stream.isPreview && <p className={css.chip}>{t('watch.player.preview')}</p>}
        {begunAt > 0 && state.time < begunAt + 12 && (
          <button type="button" className={css.chip} onClick={() => verbs.seekTo(0)}>
            {t('watch.player.fromStart', { time: clock(begunAt) })}
          </button>
        )}
        <FilmControls
          state={state}
          verbs={verbs}
          duration={film.duration ?? 0}
          isFull={isFull}
          captions={captions.chosen ? captions : null}
          next={next}
        />
      </div>
    </div>
  )
}

export const FilmPlayer = (props: FilmPlayerProps) => {
  const { film, line, back } = props
  const { t } = useTranslation()
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const { streaming, retry } = useStream(film.id, props.isReady)
  const [isIdle, setIdle] = useState(false)
  return (
    <div ref={setFrame} className={classNames(css.frame, useArtworkClass(film.picture))} data-idle={isIdle}>
      <Picture picture={film.picture} shape="wide" size="hero" eager first className={css.poster} />
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
      </header>
      {streaming.state === 'ready' ? (
        <Running {...props} ready={streaming} retry={retry} frame={frame} onIdle={setIdle} />
      ) : (
        <div className={css.stand} aria-busy={streaming.state === 'waiting'}>
          <Door streaming={streaming} film={film} retry={retry} />
        </div>
      )}
    </div>
  )
}
