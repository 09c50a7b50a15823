/** Filters, the best match, a group per kind; or a message where there is nothing. */
import type { ReactNode } from 'react'
import { mostFound } from '../../contract/search-groups.ts'
import type { Found } from '../../contract/search.ts'
import type { SearchQuery } from '../../domain/search/search-query.ts'
import { showsAny } from '../../domain/search/groups.ts'
import { Completions } from '../../features/search/Completions.tsx'
import { Failure } from '../../features/page-states/Failure.tsx'
import { useFormats } from '../../state/words/formats.ts'
import { useAllWordsLoaded, useTranslation } from '../../state/words/translation.tsx'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { SkeletonShape } from '../../ui/skeleton/SkeletonShape.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import { Filters } from './Filters.tsx'
import { ResultList } from './ResultList.tsx'
import { NothingFound } from './NothingFound.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import { useResultList } from './use-result-list.ts'
import type { SearchSection } from './use-sections.ts'
import css from './SearchResults.module.css'

interface SearchResultsProps {
  id: string
  /** As it is in the field; the request follows it. */
  text: string
  asked: SearchQuery
  isMeant: boolean
  onAsk: (asked: SearchQuery) => void
  addressOf: (asked: SearchQuery) => string
  /** A text was chosen instead of the typed one. */
  onPick: (text: string) => void
  /** A result was opened or played. */
  onUse: () => void
  /** Sections whose name matches. */
  sections: readonly SearchSection[]
  /** Shown where nothing is found. */
  instead: ReactNode
}

/** Loaded ahead: when it is needed there is no connection. */
const loadUnavailableEntries = async () =>
  (await import('../../features/page-states/availability/UnavailableEntries.tsx')).UnavailableEntries

const ResultsLimitNote = () => {
  const { t } = useTranslation()
  return <p className={css.note}>{t('search.most', { n: useFormats().number(mostFound) })}</p>
}

/** Notes about offline results. */
const notes = { here: 'search.known', away: 'search.knownAway', all: 'search.knownAll' } as const

interface ResultsStatusProps {
  found: Found
  total: number
  sections: number
}
/** Read aloud once the answer is the one of this text. */
const ResultsStatus = ({ found, total, sections }: ResultsStatusProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const count = sections + (showsAny(found) ? total : 0)
  return count > 0 ? t('search.count', { count, n: formats.number(count) }) : t('noMatch')
}

const FiltersSkeleton = () => (
  <div className={css.chips}>
    <SkeletonShape />
    <SkeletonShape />
    <SkeletonShape />
    <SkeletonShape />
  </div>
)

const ResultsSkeleton = () => (
  <div aria-busy>
    <SkeletonShape className={css.best} />
    <RowsSkeleton />
  </div>
)

type ResultsBodyProps = Omit<SearchResultsProps, 'text' | 'isMeant' | 'onPick'> & {
  found: Found
  results: ReturnType<typeof useResultList>
}
const ResultsBody = ({ found, results, sections, instead, onAsk, ...props }: ResultsBodyProps) => {
  const { isOld, isLate, known } = results
  if (showsAny(found)) return <ResultList {...props} found={found} isOld={isOld} isLate={isLate} />
  return (
    <>
      {sections.length === 0 && (
        <NothingFound asked={props.asked} found={found} isKnownOnly={known !== null} onAsk={onAsk} />
      )}
      {instead}
    </>
  )
}

export const SearchResults = ({ text, isMeant, onPick, ...props }: SearchResultsProps) => {
  const { asked, onAsk, sections } = props
  const { t } = useTranslation()
  const results = useResultList(asked, isMeant)
  const { found, counted, isOld, isLate, isStale, known, error, total } = results
  const Unavailable = useLazy(true, loadUnavailableEntries)
  // An answer may arrive before the words for it.
  const isWorded = useAllWordsLoaded()
  // The same key before and after an answer, so that keyboard users keep their position.
  const note = isWorded && !isStale && found?.isNear && showsAny(found) && t('search.near')
  const completions = <Completions key="completions" text={text} found={found} onPick={onPick} note={note} />
  // They match the text in the field, which may not be requested yet.
  const links = <SectionLinks key="ways" sections={sections} onUse={() => onPick(text)} />
  if (!found || !isWorded || (isStale && !showsAny(found)))
    return error && isWorded ? (
      <>
        {links}
        <Failure error={error} onRetry={results.retry} heading="h2" />
      </>
    ) : (
      <>
        {completions}
        {links}
        <div key="filters" className={css.filters}>
          <FiltersSkeleton />
        </div>
        <ResultsSkeleton />
      </>
    )
  return (
    <>
      <p role="status" className="sr">
        {!isOld && !isLate && <ResultsStatus found={found} total={total} sections={sections.length} />}
      </p>
      {completions}
      {links}
      <div key="filters" className={css.filters}>
        {counted && counted.total > 0 && (
          <Filters
            found={counted}
            group={asked.group}
            onChoose={(group) => onAsk({ ...asked, group })}
            availability={results.availability}
          />
        )}
      </div>
      {known && showsAny(found) && <p className={css.note}>{t(notes[known])}</p>}
      <ResultsBody {...props} found={found} results={results} />
      {results.isPart && <RowsSkeleton count={2} />}
      {Unavailable && <Unavailable />}
      <MoreButton load={results.load} isLoading={isOld || isLate} label={t('structure.more')} />
      {results.isCut && <ResultsLimitNote />}
    </>
  )
}
