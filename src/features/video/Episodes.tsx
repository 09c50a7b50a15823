import { IconCircleCheckFilled, IconLock } from '@tabler/icons-react'
import type { Episode } from '../../contract/video.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import {
  type WatchPositions,
  isPartlyWatched,
  isWatched,
  seasonsOf,
} from '../../domain/video/watch-progress.ts'
import { useFormats } from '../../state/words/formats.ts'
import { rememberTappedCard } from '../../state/navigation/tapped-cards.ts'
import { useEntitlement } from '../../state/subscriptions/use-entitlement.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { useListEntry } from '../../ui/availability.ts'
import { ChipTabs } from '../../ui/ChipTabs.tsx'
import { useDynamicClass } from '../../ui/dynamic-css.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import css from './Episodes.module.css'
import { useSeason } from './use-season.ts'

interface RowProps {
  episode: Episode
  at: number
  isCurrent: boolean
}

const useEpisodeLine = (duration: number, { at, isLocked }: { at: number; isLocked: boolean }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (isWatched(at, duration)) return t('watch.watched')
  if (isPartlyWatched(at, duration)) return t('watch.left', { time: formats.length(duration - at) })
  return formats.joinParts([formats.length(duration), isLocked && t('cards.premium')])
}

const EpisodeRow = ({ episode, at, isCurrent }: RowProps) => {
  const formats = useFormats()
  const { access } = useEntitlement(episode)
  const isLocked = episode.premium === true && access !== 'full'
  const { duration = 0, number, title, lang, picture } = episode
  const to = linkTo.video(episode)
  const { box, control } = useListEntry([to], isCurrent)
  const watched = isWatched(at, duration)
  const isStarted = isPartlyWatched(at, duration)
  const progressClass = useDynamicClass({
    '--seen': `${watched ? 100 : isStarted ? Math.round((at / duration) * 100) : 0}%`,
  })
  return (
    <li className={css.row} data-current={isCurrent} {...box}>
      <Link
        to={to}
        className={css.link}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => rememberTappedCard(episode)}
        {...control}
      >
        <span className={css.frame}>
          <Picture picture={picture} shape="wide" size="card" className={css.picture} />
          {(watched || isStarted) && <span className={classNames(css.bar, progressClass)} />}
        </span>
        <span className={css.words}>
          <span className={css.title}>
            {`${formats.number(number)}. `}
            <Text lang={lang}>{title}</Text>
          </span>
          <span className={css.line}>{useEpisodeLine(duration, { at, isLocked })}</span>
        </span>
        {watched && <IconCircleCheckFilled size={24} className={css.mark} aria-hidden />}
        {!watched && isLocked && <IconLock size={18} className={css.lock} aria-hidden />}
      </Link>
    </li>
  )
}

interface EpisodesProps {
  episodes: readonly Episode[]
  positions: WatchPositions
  current: Episode | undefined
}

export const Episodes = ({ episodes, positions, current }: EpisodesProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const seasons = seasonsOf(episodes)
  const [chosen, choose] = useSeason()
  const selectedSeason = seasons.find(({ season }) => season === (chosen ?? current?.season)) ?? seasons[0]
  if (!selectedSeason) return null
  const nameOf = (season: number) => t('watch.season', { n: formats.number(season) })
  return (
    <Section
      title={t('watch.episodes')}
      tools={
        seasons.length > 1 && (
          <ChipTabs
            label={t('watch.seasons')}
            tabs={seasons.map(({ season }) => ({ id: String(season), label: nameOf(season) }))}
            current={String(selectedSeason.season)}
            onChoose={(id) => choose(Number(id))}
          />
        )
      }
    >
      <ol className={css.list} aria-label={nameOf(selectedSeason.season)}>
        {selectedSeason.episodes.map((episode) => (
          <EpisodeRow
            key={episode.id}
            episode={episode}
            at={positions.get(episode.id) ?? 0}
            isCurrent={episode.id === current?.id}
          />
        ))}
      </ol>
    </Section>
  )
}
