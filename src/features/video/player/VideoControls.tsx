/** The scrubber is a native range and fills from the inline start. */
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
import { videoLinks } from '../../../domain/addresses/video-addresses.ts'
import { canSetVolume } from '../../../state/player/can-set-volume.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Range } from '../../../ui/Range.tsx'
import { SkipIcon } from '../../../ui/SkipIcon.tsx'
import css from './VideoControls.module.css'
import { VideoScrubber } from './VideoScrubber.tsx'
import { videoStepSeconds } from '../../../domain/video/video-keys.ts'
import type { VideoActions } from './video-actions.ts'
import type { Captions } from './use-captions.ts'
import type { VideoState } from './use-video-state.ts'

interface ControlsProps {
  state: VideoState
  actions: VideoActions
  /** Duration by the data, until the file is loaded. */
  duration: number
  isFull: boolean
  captions: Pick<Captions, 'shownLang' | 'toggle'> | null
  next: Card | undefined
  thumbnails?: string | undefined
  menu?: ReactNode
}

const VolumeControls = ({ state, actions }: Pick<ControlsProps, 'state' | 'actions'>) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const Icon = state.isMuted ? IconVolumeOff : IconVolume
  return (
    <>
      <IconButton
        label={t(state.isMuted ? 'watch.player.unmute' : 'watch.player.mute')}
        onClick={actions.toggleMute}
      >
        <Icon className="mirror" size={24} aria-hidden />
      </IconButton>
      {canSetVolume() && (
        <Range
          className={`${css.range} ${css.volume}`}
          aria-label={t('player.volume')}
          aria-valuetext={t('player.volumeText', { n: number(state.volume * 100) })}
          max={100}
          step={5}
          value={Math.round(state.volume * 100)}
          onBegin={actions.holdVolume}
          onMove={(percent) => actions.setVolume(percent / 100)}
        />
      )}
    </>
  )
}

const WindowControls = ({ actions, isFull }: Pick<ControlsProps, 'actions' | 'isFull'>) => {
  const { t } = useTranslation()
  return (
    <>
      {document.pictureInPictureEnabled && (
        <IconButton className={css.roomy ?? ''} label={t('player.small')} onClick={actions.pictureInPicture}>
          <IconPictureInPicture size={24} aria-hidden />
        </IconButton>
      )}
      <IconButton
        label={t(isFull ? 'watch.player.leaveFull' : 'watch.player.full')}
        onClick={actions.fullscreen}
      >
        {isFull ? <IconMinimize size={24} aria-hidden /> : <IconMaximize size={24} aria-hidden />}
      </IconButton>
    </>
  )
}

export const VideoControls = (props: ControlsProps) => {
  const { state, actions, captions, next, duration, thumbnails, menu } = props
  const { t } = useTranslation()
  const { number } = useFormats()
  return (
    <div className={css.controls} role="group" aria-label={t('watch.player.name')}>
      <VideoScrubber state={state} actions={actions} duration={duration} thumbnails={thumbnails} />
      <div className={css.row}>
        <IconButton
          label={t('watch.player.back', { n: number(videoStepSeconds) })}
          onClick={() => actions.skip(-videoStepSeconds)}
        >
          <SkipIcon seconds={number(videoStepSeconds)} size={26} />
        </IconButton>
        <IconButton
          className={css.play ?? ''}
          label={t(state.isPlaying ? 'watch.player.pause' : 'watch.player.play')}
          onClick={actions.toggle}
        >
          {state.isPlaying ? (
            <IconPlayerPauseFilled size={26} aria-hidden />
          ) : (
            <IconPlayerPlayFilled size={26} aria-hidden />
          )}
        </IconButton>
        <IconButton
          label={t('watch.player.forward', { n: number(videoStepSeconds) })}
          onClick={() => actions.skip(videoStepSeconds)}
        >
          <SkipIcon seconds={number(videoStepSeconds)} forward size={26} />
        </IconButton>
        {next && (
          <Link
            to={videoLinks.videoStream(next)}
            replace
            className={css.next}
            aria-label={t('watch.player.next', { title: next.title })}
          >
            <IconPlayerSkipForwardFilled size={24} className="mirror" aria-hidden />
          </Link>
        )}
        <VolumeControls {...props} />
        <span className={css.gap} />
        {captions && (
          <IconButton
            className={css.roomy ?? ''}
            label={t('watch.player.captions')}
            aria-pressed={captions.shownLang !== null}
            onClick={captions.toggle}
          >
            {captions.shownLang ? (
              <IconBadgeCcFilled size={24} aria-hidden />
            ) : (
              <IconBadgeCc size={24} aria-hidden />
            )}
          </IconButton>
        )}
        {menu}
        <WindowControls {...props} />
      </div>
    </div>
  )
}
