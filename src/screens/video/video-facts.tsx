import type { ReactNode } from 'react'
import type { Card } from '../../contract/content.ts'
import type { Video } from '../../contract/video.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { ageOf } from '../../domain/parental.ts'
import { freeAtStart, seasonsOf } from '../../domain/video/watch-progress.ts'
import { useEntitlement } from '../../state/subscriptions/use-entitlement.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { AgeRatingBadge } from '../../ui/HeroDetail.tsx'
import { Link } from '../../ui/Link.tsx'
import { Text } from '../../ui/Text.tsx'

/** The kind; for an episode its series, for a clip its artist, as links. */
export const VideoKind = ({ card, video }: { card: Card; video: Video | undefined }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const series = video?.series
  if (series)
    return (
      <>
        <Link to={linkTo.series(series)}>
          <Text lang={series.lang}>{series.title}</Text>
        </Link>{' '}
        {t('watch.place', { s: formats.number(series.season), e: formats.number(series.number) })}
      </>
    )
  if (card.kind === 'musicVideo' && card.by)
    return (
      <>
        {t('cards.kind.musicVideo')}
        {formats.between}
        <Link to={linkTo.artist(card.by)}>
          <Text lang={card.by.lang}>{card.by.name}</Text>
        </Link>
      </>
    )
  return t(`cards.kind.${card.kind}`)
}

const useLength = (card: Card, video: Video | undefined) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (card.kind !== 'series') return card.duration && formats.length(card.duration)
  const seasons = seasonsOf(video?.episodes ?? []).length
  return seasons > 0 && t('watch.seasonCount', { count: seasons, n: formats.number(seasons) })
}

/** Users with the plan see none of it; others also see how much of a series is free. */
const usePremium = (card: Card, video: Video | undefined) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { access } = useEntitlement(card)
  if (!card.premium || access === 'full') return null
  const count = freeAtStart(video?.episodes ?? [])
  return formats.joinParts([
    t('cards.premium'),
    count > 0 && t('watch.freeEpisodes', { count, n: formats.number(count) }),
  ])
}

export const useVideoFacts = (card: Card, video: Video | undefined): ReactNode[] => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { grading, year } = card
  const age = formats.number(ageOf(grading))
  const length = useLength(card, video)
  const premium = usePremium(card, video)
  return [
    grading > 0 && <AgeRatingBadge label={t('watch.age', { n: age })}>{`${age}+`}</AgeRatingBadge>,
    formats.joinParts([length, year && formats.figure(year), video?.genre, premium]),
  ]
}
