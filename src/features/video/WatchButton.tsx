import { IconPlayerPlayFilled } from '@tabler/icons-react'
import type { Card } from '../../contract/content.ts'
import type { Episode } from '../../contract/video.ts'
import { videoLinks } from '../../domain/addresses/video-addresses.ts'
import { isPartlyWatched } from '../../domain/video/watch-progress.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useEntitlement } from '../../state/subscriptions/use-entitlement.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useDynamicClass } from '../../ui/dynamic-css.tsx'
import css from './WatchButton.module.css'

interface WatchButtonProps {
  card: Card
  episode?: Pick<Episode, 'number'> | undefined
  at: number
}

export const WatchButton = ({ card, episode, at }: WatchButtonProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const duration = card.duration ?? 0
  const isPreview = useEntitlement(card).access === 'preview'
  const isStarted = isPartlyWatched(at, duration) && !isPreview
  const progressClass = useDynamicClass({ '--seen': `${isStarted ? Math.round((at / duration) * 100) : 0}%` })
  const episodeText = episode && !isPreview && t('watch.episode', { n: formats.number(episode.number) })
  const words = [
    t(isPreview ? 'watch.beginning' : isStarted ? 'watch.resume' : 'watch.watch'),
    episodeText,
    isStarted && t('watch.left', { time: formats.length(duration - at) }),
  ]
  const [labelText, ...rest] = words.filter(Boolean)
  return (
    <ButtonLink
      variant="play"
      to={videoLinks.videoStream(card)}
      icon={<IconPlayerPlayFilled size={22} aria-hidden />}
      className={classNames(css.watch, isStarted && css.inProgress, progressClass)}
    >
      {formats.joinParts([[labelText, rest[0]].filter(Boolean).join(' '), ...rest.slice(1)])}
    </ButtonLink>
  )
}
