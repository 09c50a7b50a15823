import type { VideoStream } from '../../contract/video.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import type { VideoActions } from './player/video-actions.ts'
import css from './VideoOffers.module.css'

export const SkipIntro = (props: {
  intro: VideoStream['intro']
  time: number
  seek: VideoActions['seek']
}) => {
  const { t } = useTranslation()
  const { intro, time, seek } = props
  if (!intro || time < intro.from || time >= intro.to - 1) return null
  return (
    <button type="button" className={css.skip} onClick={() => seek(intro.to)}>
      {t('watch.player.skipIntro')}
    </button>
  )
}
