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
  text: string
  search: SearchQuery
  isSubmitted: boolean
  onAsk: (search: SearchQuery) => void
  addressOf: (search: SearchQuery) => string
  onPick: (text: string) => void
  onUse: () => void
  sections: readonly SearchSection[]
  fallback: ReactNode
}

/** Loaded ahead: when it is needed there is no connection. */
const loadUnavailableEntries = async () =>
  (await import('../../features/page-states/availability/UnavailableEntries.tsx')).UnavailableEntries

const ResultsLimitNote = () => {
  const { t } = useTranslation()
  return <p className={css.note}>{t('search.most', { n: useFormats().number(mostFound) })}</p>
}

const noteKeys = {
  available: 'search.known',
  unavailable: 'search.knownAway',
  all: 'search.knownAll',
} as const

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

type ResultsBodyProps = Omit<SearchResultsProps, 'text' | 'isSubmitted' | 'onPick'> & {
  found: Found
  results: ReturnType<typeof useResultList>
}
const ResultsBody = ({ found, results, sections, fallback, onAsk, ...props }: ResultsBodyProps) => {
  const { isOutdated, isSlow, local } = results
  if (showsAny(found)) return <ResultList {...props} found={found} isOutdated={isOutdated} isSlow={isSlow} />
  return (
    <>
      {sections.length === 0 && (
        <NothingFound search={props.search} found={found} isKnownOnly={local !== null} onAsk={onAsk} />
      )}
      {fallback}
    </>
  )
}

export const SearchResults = ({ text, isSubmitted, onPick, ...props }: SearchResultsProps) => {
  const { search, onAsk, sections } = props
  const { t } = useTranslation()
  const results = useResultList(search, isSubmitted)
  const { found, countedAnswer, isOutdated, isSlow, isStale, local, error, total } = results
  const Unavailable = useLazy(true, loadUnavailableEntries)
  // An answer may arrive before the words for it.
  const areWordsLoaded = useAllWordsLoaded()
  // The same key before and after an answer, so that keyboard users keep their position.
  const note = areWordsLoaded && !isStale && found?.isNear && showsAny(found) && t('search.near')
  const completions = <Completions key="completions" text={text} found={found} onPick={onPick} note={note} />
  // They match the text in the field, which may not be requested yet.
  const links = <SectionLinks key="ways" sections={sections} onUse={() => onPick(text)} />
  if (!found || !areWordsLoaded || (isStale && !showsAny(found)))
    return error && areWordsLoaded ? (
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
        {!isOutdated && !isSlow && <ResultsStatus found={found} total={total} sections={sections.length} />}
      </p>
      {completions}
      {links}
      <div key="filters" className={css.filters}>
        {countedAnswer && countedAnswer.total > 0 && (
          <Filters
            found={countedAnswer}
            group={search.group}
            onChoose={(group) => onAsk({ ...search, group })}
            availability={results.availability}
          />
        )}
      </div>
      {local && showsAny(found) && <p className={css.note}>{t(noteKeys[local])}</p>}
      <ResultsBody {...props} found={found} results={results} />
      {results.isPart && <RowsSkeleton count={2} />}
      {Unavailable && <Unavailable />}
      <MoreButton load={results.load} isLoading={isOutdated || isSlow} label={t('structure.more')} />
      {results.isCut && <ResultsLimitNote />}
    </>
  )
}
