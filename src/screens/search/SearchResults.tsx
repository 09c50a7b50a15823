/** What a text finds: filters, the best match, a group per kind; and kind words where that is nothing. */
import { type ReactNode, useState } from 'react'
import { mostFound } from '../../contract/search-groups.ts'
import type { Found } from '../../contract/search.ts'
import type { SearchQuery } from '../../domain/search/search-query.ts'
import { firstOfGroup, showsAny } from '../../domain/search/groups.ts'
import { Completions } from '../../features/search/Completions.tsx'
import { useSearchResults } from '../../features/search/use-search-results.ts'
import { Failure } from '../../features/page-states/Failure.tsx'
import { useRememberedState } from '../../state/navigation/use-remembered-state.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useAllWordsLoaded, useTranslation } from '../../state/words/translation.tsx'
import { useLoadedPages } from '../../state/navigation/loaded-pages.ts'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { SkeletonShape } from '../../ui/skeleton/SkeletonShape.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import { Filters } from './Filters.tsx'
import { ResultList } from './ResultList.tsx'
import { NothingFound } from './NothingFound.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import type { SearchSection } from './use-sections.ts'
import css from './SearchResults.module.css'

interface SearchResultsProps {
  id: string
  /** As it stands in the field; what is asked follows it. */
  text: string
  asked: SearchQuery
  isMeant: boolean
  onAsk: (asked: SearchQuery) => void
  addressOf: (asked: SearchQuery) => string
  /** A text was chosen in place of what is typed. */
  onPick: (text: string) => void
  /** Something was opened or played. */
  onUse: () => void
  /** Called as it is typed. */
  rooms: readonly SearchSection[]
  /** What to look at where nothing is found. */
  instead: ReactNode
}

/** Loaded ahead: when it is needed there is no connection to load it over. */
const loadUnavailableEntries = async () =>
  (await import('../../features/availability/UnavailableEntries.tsx')).UnavailableEntries

/** The list is at its end and the things are not. */
const ResultsLimitNote = () => {
  const { t } = useTranslation()
  return <p className={css.note}>{t('search.most', { n: useFormats().number(mostFound) })}</p>
}

const shownOf = (found: Found) => found.groups.reduce((sum, { entries }) => sum + entries.length, 0)

/** What stands there without a line. */
const notes = { here: 'search.known', away: 'search.knownAway', all: 'search.knownAll' } as const

/** Said aloud once the answer is the one of this text. */
const ResultsStatus = ({ found, total, rooms }: { found: Found; total: number; rooms: number }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const count = rooms + (showsAny(found) ? total : 0)
  return count > 0 ? t('search.count', { count, n: formats.number(count) }) : t('noMatch')
}

export const SearchResults = ({ text, onPick, ...props }: SearchResultsProps) => {
  const { id, asked, isMeant, onAsk, addressOf, onUse, rooms, instead } = props
  const { t } = useTranslation()
  const [more, setMore] = useRememberedState('search', { of: asked, times: 0 })
  const isSame = more.of.q === asked.q && more.of.group === asked.group
  const times = isSame ? more.times : 0
  const ask = { ...asked, limit: firstOfGroup * (1 + times) }
  const goOn = (to: number) => setMore({ of: asked, times: to })
  const wentOn = useLoadedPages(JSON.stringify(asked), times === 0, goOn)
  const load = () => {
    wentOn(times + 1)
    goOn(times + 1)
  }
  // By itself, whenever the line goes: what cannot be opened is no help.
  const [isOnlyHere, setOnlyHere] = useState<boolean | null>(null)
  const { found, counted, isOld, isLate, isPart, known, error, retry } = useSearchResults(ask, {
    isOnlyHere,
    isMeant,
  })
  const isStale = isOld && isLate
  const Unavailable = useLazy(true, loadUnavailableEntries)
  // Where nothing works there is no choice.
  const hasChoice = known === 'here' || known === 'all'
  const here = hasChoice ? { isOnly: known === 'here', turn: () => setOnlyHere(known === 'all') } : null
  // An answer may come before the words that name its parts.
  const isWorded = useAllWordsLoaded()
  // The key: one and the same before and after an answer, so that who walks through them keeps their place.
  const note = isWorded && !isStale && found?.isNear && showsAny(found) && t('search.near')
  const completions = <Completions key="completions" text={text} found={found} onPick={onPick} note={note} />
  // They answer what stands in the field, which may not be asked for yet.
  const ways = <SectionLinks key="ways" rooms={rooms} onUse={() => onPick(text)} />
  if (!found || !isWorded || (isStale && !showsAny(found)))
    return error && isWorded ? (
      <>
        {ways}
        <Failure error={error} onRetry={retry} heading="h2" />
      </>
    ) : (
      <>
        {completions}
        {ways}
        <div key="filters" className={css.filters}>
          <div className={css.chips}>
            <SkeletonShape />
            <SkeletonShape />
            <SkeletonShape />
            <SkeletonShape />
          </div>
        </div>
        <div aria-busy>
          <SkeletonShape className={css.best} />
          <RowsSkeleton />
        </div>
      </>
    )
  const hasShown = showsAny(found)
  const inGroup = found.groups.find(({ group }) => group === asked.group)?.total ?? 0
  const total = asked.group === null ? found.total : inGroup
  // An answer of before has no more to give.
  const isOfBefore = known === 'all' && isOnlyHere === null
  const canLoad = asked.group !== null && !isOfBefore && total > shownOf(found) && ask.limit < mostFound
  return (
    <>
      <p role="status" className="sr">
        {!isOld && !isLate && <ResultsStatus found={found} total={total} rooms={rooms.length} />}
      </p>
      {completions}
      {ways}
      <div key="filters" className={css.filters}>
        {counted && counted.total > 0 && (
          <Filters
            found={counted}
            group={asked.group}
            onChoose={(group) => onAsk({ ...asked, group })}
            here={here}
          />
        )}
      </div>
      {known && hasShown && <p className={css.note}>{t(notes[known])}</p>}
      {hasShown ? (
        <ResultList
          id={id}
          found={found}
          asked={asked}
          isOld={isOld}
          isLate={isLate}
          addressOf={addressOf}
          onUse={onUse}
        />
      ) : (
        <>
          {rooms.length === 0 && (
            <NothingFound asked={asked} found={found} isKnownOnly={known !== null} onAsk={onAsk} />
          )}
          {instead}
        </>
      )}
      {isPart && <RowsSkeleton count={2} />}
      {Unavailable && <Unavailable />}
      <MoreButton load={canLoad ? load : null} isLoading={isOld || isLate} label={t('structure.more')} />
      {total > mostFound && shownOf(found) >= mostFound && <ResultsLimitNote />}
    </>
  )
}
