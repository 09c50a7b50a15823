/** Time, sound and size of the film. The scrubber is a native range and fills from the inline start. */
import {
  IconBadgeCc,
  IconBadgeCcFilled,
  IconMaximize,
  IconMinimize,
  IconPictureInPicture,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipForwardFilled,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Card } from '../../../contract/content.ts'
import { linkTo } from '../../../domain/addresses/addresses.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Range } from '../../../ui/Range.tsx'
import { SkipIcon } from '../../../ui/SkipIcon.tsx'
import css from './VideoControls.module.css'
import { FilmScrubber } from './VideoScrubber.tsx'
import { filmStep } from '../../../domain/video/video-keys.ts'
import type { FilmVerbs } from './video-actions.ts'
import type { Captions } from './use-captions.ts'
import type { ElementState } from './use-video-state.ts'

interface ControlsProps {
  state: ElementState
  verbs: FilmVerbs
  /** Seconds the film is said to last, until the file has told. */
  duration: number
  isFull: boolean
  captions: Pick<Captions, 'shown' | 'toggle'> | null
  next: Card | undefined
  thumbnails?: string | undefined
  /** What else one chooses. */
  menu?: ReactNode
}

const Sound = ({ state, verbs }: Pick<ControlsProps, 'state' | 'verbs'>) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const Icon = state.isMuted ? IconVolumeOff : IconVolume
  return (
    <>
      <IconButton
        label={t(state.isMuted ? 'watch.player.unmute' : 'watch.player.mute')}
        onClick={verbs.toggleMute}
      >
        <Icon className="mirror" size={24} aria-hidden />
      </IconButton>
      <Range
        className={`${css.range} ${css.volume}`}
        aria-label={t('player.volume')}
        aria-valuetext={t('player.volumeText', { n: number(state.volume * 100) })}
        max={100}
        step={5}
        value={Math.round(state.volume * 100)}
        onBegin={verbs.holdVolume}
        onMove={(percent) => verbs.setVolume(percent / 100)}
      />
    </>
  )
}

const Size = ({ verbs, isFull }: Pick<ControlsProps, 'verbs' | 'isFull'>) => {
  const { t } = useTranslation()
  return (
    <>
      {document.pictureInPictureEnabled && (
        <IconButton className={css.roomy ?? ''} label={t('player.small')} onClick={verbs.pictureInPicture}>
          <IconPictureInPicture size={24} aria-hidden />
        </IconButton>
      )}
      <IconButton
        label={t(isFull ? 'watch.player.leaveFull' : 'watch.player.full')}
        onClick={verbs.fullscreen}
      >
        {isFull ? <IconMinimize size={24} aria-hidden /> : <IconMaximize size={24} aria-hidden />}
      </IconButton>
    </>
  )
}

export const FilmControls = (props: ControlsProps) => {
  const { state, verbs, captions, next, duration, thumbnails, menu } = props
  const { t } = useTranslation()
  const { number } = useFormats()
  return (
    <div className={css.controls} role="group" aria-label={t('watch.player.name')}>
      <FilmScrubber state={state} verbs={verbs} duration={duration} thumbnails={thumbnails} />
      <div className={css.row}>
        <IconButton
          label={t('watch.player.back', { n: number(filmStep) })}
          onClick={() => verbs.skip(-filmStep)}
        >
          <SkipIcon seconds={number(filmStep)} size={26} />
        </IconButton>
        <IconButton
          className={css.play ?? ''}
          label={t(state.isPlaying ? 'watch.player.pause' : 'watch.player.play')}
          onClick={verbs.toggle}
        >
          {state.isPlaying ? (
            <IconPlayerPauseFilled size={26} aria-hidden />
          ) : (
            <IconPlayerPlayFilled size={26} aria-hidden />
          )}
        </IconButton>
        <IconButton
          label={t('watch.player.forward', { n: number(filmStep) })}
          onClick={() => verbs.skip(filmStep)}
        >
          <SkipIcon seconds={number(filmStep)} forward size={26} />
        </IconButton>
        {next && (
          <Link
            to={linkTo.videoStream(next)}
            replace
            className={css.next}
            aria-label={t('watch.player.next', { title: next.title })}
          >
            <IconPlayerSkipForwardFilled size={24} className="mirror" aria-hidden />
          </Link>
        )}
        <Sound {...props} />
        <span className={css.gap} />
        {captions && (
          <IconButton
            className={css.roomy ?? ''}
            label={t('watch.player.captions')}
            aria-pressed={captions.shown !== null}
            onClick={captions.toggle}
          >
            {captions.shown ? (
              <IconBadgeCcFilled size={24} aria-hidden />
            ) : (
              <IconBadgeCc size={24} aria-hidden />
            )}
          </IconButton>
        )}
        {menu}
        <Size {...props} />
      </div>
    </div>
  )
}
