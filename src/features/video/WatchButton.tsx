/** Starts the video, or resumes it, with its progress along the lower edge. */
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import type { Card } from '../../contract/content.ts'
import type { Episode } from '../../contract/video.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { isPartlyWatched } from '../../domain/video/watch-progress.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useEntitlement } from '../../state/subscriptions/use-entitlement.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useDynamicClass } from '../../ui/dynamic-css.tsx'
import css from './WatchButton.module.css'

interface WatchButtonProps {
  film: Card
  /** Its number in a series, where it has one. */
  place?: Pick<Episode, 'number'> | undefined
  /** Second to resume at. */
  at: number
}

export const WatchButton = ({ film, place, at }: WatchButtonProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const whole = film.duration ?? 0
  const isPreview = useEntitlement(film).access === 'preview'
  const begun = isPartlyWatched(at, whole) && !isPreview
  const part = useDynamicClass({ '--seen': `${begun ? Math.round((at / whole) * 100) : 0}%` })
  const where = place && !isPreview && t('watch.episode', { n: formats.number(place.number) })
  const words = [
    t(isPreview ? 'watch.beginning' : begun ? 'watch.resume' : 'watch.watch'),
    where,
    begun && t('watch.left', { time: formats.length(whole - at) }),
  ]
  const [verb, ...rest] = words.filter(Boolean)
  return (
    <ButtonLink
      variant="play"
      to={linkTo.videoStream(film)}
      icon={<IconPlayerPlayFilled size={22} aria-hidden />}
      className={classNames(css.watch, begun && css.inProgress, part)}
    >
      {formats.joinParts([[verb, rest[0]].filter(Boolean).join(' '), ...rest.slice(1)])}
    </ButtonLink>
  )
}
