import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { longestQuery } from '../../contract/search-groups.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { normalizeSearchText } from '../../domain/search/search-query.ts'
import { RecentSearches } from '../../features/search/RecentSearches.tsx'
import { useGridKeys } from '../../features/search/use-grid-keys.ts'
import { type SearchText, useSearchText } from '../../features/search/use-search-text.ts'
import { StaleNoticeSlot } from '../../features/page-states/availability/StaleNoticeSlot.tsx'
import { useCurrentLocation } from '../../state/navigation/current-location.tsx'
import { followRecentSearches, rememberSearch } from '../../state/search/recent-searches.ts'
import { takeSubmittedSearch } from '../../state/search/submitted-search.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { useLinking } from '../../ui/Link.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SearchResults } from './SearchResults.tsx'
import { Browse, Popular, suggestionsOf, useLandingPage } from './Landing.tsx'
import { useSections } from './use-sections.ts'
import { OfflineLanding } from './OfflineLanding.tsx'
import css from './Search.module.css'

/** Opened with the focus in the field. */
const typingAddress = linkTo.searchTyping()

interface BelowProps extends SearchText {
  id: string
  onPick: (text: string) => void
}
const BelowField = ({ id, text, search, ask, isSubmitted, addressOf, onPick }: BelowProps) => {
  const { data, dataUpdatedAt, isError } = useLandingPage()
  const sections = useSections(data, text)
  if (search.q)
    return (
      <SearchResults
        id={id}
        text={text}
        search={search}
        isSubmitted={isSubmitted}
        onAsk={ask}
        addressOf={addressOf}
        onPick={onPick}
        onUse={() => rememberSearch(search.q)}
        sections={sections}
        fallback={<Popular page={data} limit={1} />}
      />
    )
  return (
    <>
      <RecentSearches
        id={id}
        suggestions={suggestionsOf(data)}
        isWaiting={!data && !isError}
        onPick={onPick}
      />
      {!data && <OfflineLanding />}
      <Browse page={data} />
      <Popular page={data} />
      <StaleNoticeSlot savedAt={dataUpdatedAt} />
    </>
  )
}

export const SearchScreen = () => {
  const { t } = useTranslation()
  const { href } = useLinking()
  const { path } = useCurrentLocation()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const searchText = useSearchText()
  const { text, type, ask, search: current } = searchText
  const clear = () => ask({ q: '', group: null })
  const cells = useGridKeys(box, clear)
  // From the header's field, which this screen's field replaces: what was typed since and the focus come along.
  const takeOver = useEffectEvent(() => {
    const submitted = takeSubmittedSearch()
    if (!submitted) return
    if (submitted.text) rememberSearch(submitted.text)
    if (submitted.typed !== submitted.text) type(submitted.typed)
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(submitted.typed.length, submitted.typed.length)
  })
  useEffect(followRecentSearches, [])
  useEffect(() => {
    takeOver()
  }, [])
  useEffect(() => {
    if (path === typingAddress) field.current?.focus({ preventScroll: true })
  }, [path])

  const change = (next: string) => {
    cells.deactivate()
    type(next)
  }
  const search = (next: string) => {
    cells.deactivate()
    rememberSearch(next)
    const q = normalizeSearchText(next)
    ask({ q, group: q === current.q ? current.group : null })
  }
  return (
    <div className={css.page}>
      <h1 className="sr">{t('search.title')}</h1>
      <SearchField
        field={field}
        value={text}
        onChange={change}
        onSubmit={() => search(text)}
        onClear={() => {
          clear()
          field.current?.focus()
        }}
        onKeyDown={cells.onKeyDown}
        action={href(path)}
        label={t('search.title')}
        placeholder={t('search.field')}
        clearLabel={t('search.clear')}
        maxLength={longestQuery}
        controls={id}
        active={cells.active}
      />
      <div ref={box} id={id}>
        <BelowField {...searchText} id={`${id}-grid`} onPick={search} />
      </div>
    </div>
  )
}
