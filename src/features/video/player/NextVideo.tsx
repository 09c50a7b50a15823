import { useEffect, useState } from 'react'
import type { Card } from '../../../contract/content.ts'
import { videoLinks } from '../../../domain/addresses/video-addresses.ts'
import { secondsToNext } from '../../../domain/video/watch-progress.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { navigate } from '../../../state/navigation/navigation.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Text } from '../../../ui/Text.tsx'
import css from '../VideoOffers.module.css'
import type { VideoState } from './use-video-state.ts'

/** Replaces the history entry: Back leads to the page before the series. */
export const goToNextVideo = (next: Card) => navigate(videoLinks.videoStream(next), { replace: true })

export const useNextVideoCountdown = (next: Card | undefined, state: VideoState, isAllowed: boolean) => {
  const [isCancelled, setCancelled] = useState(false)
  const secondsLeft = next && isAllowed && !isCancelled ? secondsToNext(state.time, state.duration) : null
  const { hasEnded } = state
  useEffect(() => {
    if (hasEnded && next && secondsLeft !== null) goToNextVideo(next)
  }, [hasEnded, next, secondsLeft])
  return { secondsLeft, cancel: () => setCancelled(true) }
}

interface NextVideoCardProps {
  next: Card
  secondsLeft: number
  cancel: () => void
}
export const NextVideoCard = ({ next, secondsLeft, cancel }: NextVideoCardProps) => {
  const { t } = useTranslation()
  const { between, clock } = useFormats()
  return (
    <section className={css.next} aria-label={t('watch.player.upNext')}>
      <Picture picture={next.picture} shape="wide" size="card" className={css.picture} />
      <div className={css.words}>
        <p>{t('watch.player.upNext')}</p>
        <h2>
          <Text lang={next.lang}>{next.title}</Text>
        </h2>
      </div>
      <div className={css.actions}>
        <ButtonLink variant="primary" to={videoLinks.videoStream(next)} replace>
          {t('watch.player.playNext')}
          <span className={css.count} aria-hidden>
            {between}
            {clock(secondsLeft)}
          </span>
        </ButtonLink>
        <Button variant="glass" onClick={cancel}>
          {t('watch.player.stay')}
        </Button>
      </div>
    </section>
  )
}
