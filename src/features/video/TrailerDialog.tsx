/** A short video without position or plan. It takes the speaker from music. DIALOG-32 */
import { useEffect, useState } from 'react'
import type { DialogProps } from '../../state/dialogs/dialog-types.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { VideoControls } from './player/VideoControls.tsx'
import { FailedNotice } from './VideoNotices.tsx'
import player from './player/VideoPlayer.module.css'
import { holdSpeaker } from './hold-speaker.ts'
import css from './TrailerDialog.module.css'
import { useVideoPlayer } from './player/use-video-player.ts'

const noCaptions = () => undefined

export const TrailerDialog = ({ url, seconds, name, title }: DialogProps['gameTrailer']) => {
  const { t } = useTranslation()
  const { tenant } = usePortal()
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const trailer = useVideoPlayer({ video, frame, toggleCaptions: noCaptions })
  const { state, actions, isIdle, press, frameHandlers, controlsHandlers, isFull } = trailer
  useEffect(() => {
    if (!video) return
    const release = holdSpeaker(tenant.name, video)
    video.play().catch((problem: unknown) => console.info('the trailer needs a tap to play', problem))
    return release
  }, [video, tenant.name])
  const retry = () => {
    video?.load()
    actions.toggle()
  }
  return (
    <div ref={setFrame} className={css.frame} {...frameHandlers}>
      <div className={player.running}>
        <video
          ref={setVideo}
          className={player.video}
          src={url}
          playsInline
          aria-label={t('game.filmOf', { name, title })}
          {...press}
        />
        {state.isWaiting && !state.hasFailed && (
          <p className={player.waiting} role="status">
            {t('watch.player.loading')}
          </p>
        )}
        {state.hasFailed && <FailedNotice error={null} retry={retry} />}
        <div className={player.bottom} data-idle={isIdle} {...controlsHandlers}>
          <VideoControls
            state={state}
            actions={actions}
            duration={seconds}
            isFull={isFull}
            captions={null}
            next={undefined}
          />
        </div>
      </div>
    </div>
  )
}
