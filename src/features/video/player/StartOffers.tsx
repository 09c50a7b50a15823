import type { VideoStream } from '../../../contract/video.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import type { VideoActions } from './video-actions.ts'
import offers from '../VideoOffers.module.css'
import css from './VideoPlayer.module.css'

export const SkipIntro = (props: {
  intro: VideoStream['intro']
  time: number
  seek: VideoActions['seek']
}) => {
  const { t } = useTranslation()
  const { intro, time, seek } = props
  if (!intro || time < intro.from || time >= intro.to - 1) return null
  return (
    <button type="button" className={offers.skip} onClick={() => seek(intro.to)}>
      {t('watch.player.skipIntro')}
    </button>
  )
}

/** For the first seconds of a video that continues where it was left. */
export const FromStart = ({ start, time, onClick }: { start: number; time: number; onClick: () => void }) => {
  const { t } = useTranslation()
  const { clock } = useFormats()
  if (start <= 0 || time >= start + 12) return null
  return (
    <button type="button" className={css.chip} onClick={onClick}>
      {t('watch.player.fromStart', { time: clock(start) })}
    </button>
  )
}
