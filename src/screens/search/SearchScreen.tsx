/** The search: one box; under it what it finds, or what there is. */
import { useEffect, useId, useRef } from 'react'
import { longestQuery } from '../../contract/search-groups.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { textToAsk } from '../../domain/search/search-query.ts'
import { Recents } from '../../features/search/RecentSearches.tsx'
import { useCells } from '../../features/search/use-grid-keys.ts'
import { type Typed, useTyped } from '../../features/search/use-search-text.ts'
import { SavedNote } from '../../features/availability/StaleNoticeSlot.tsx'
import { usePlace } from '../../state/navigation/current-location.tsx'
import { followRecentSearches, rememberSearch } from '../../state/search/recent-searches.ts'
import { sentSearch } from '../../state/search/submitted-search.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { useLinking } from '../../ui/Link.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { FoundThings } from './SearchResults.tsx'
import { Browse, Popular, suggestionsOf, useLandingPage } from './Landing.tsx'
import { useRooms } from './use-sections.ts'
import { WhatIsHere } from './OfflineLanding.tsx'
import css from './Search.module.css'

/** Opened to type at once. */
const typingRoom = linkTo.searchTyping()

interface BelowProps extends Typed {
  id: string
  onPick: (text: string) => void
}
const Below = ({ id, text, asked, ask, isMeant, addressOf, onPick }: BelowProps) => {
  const { data, dataUpdatedAt, isError } = useLandingPage()
  const rooms = useRooms(data, text)
  if (asked.q)
    return (
      <FoundThings
        id={id}
        text={text}
        asked={asked}
        isMeant={isMeant}
        onAsk={ask}
        addressOf={addressOf}
        onPick={onPick}
        onUse={() => rememberSearch(asked.q)}
        rooms={rooms}
        instead={<Popular page={data} most={1} />}
      />
    )
  return (
    <>
      <Recents id={id} suggestions={suggestionsOf(data)} isWaiting={!data && !isError} onPick={onPick} />
      {!data && <WhatIsHere />}
      <Browse page={data} />
      <Popular page={data} />
      <SavedNote savedAt={dataUpdatedAt} />
    </>
  )
}

export const Screen = () => {
  const { t } = useTranslation()
  const { href } = useLinking()
  const { path } = usePlace()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const typed = useTyped()
  const { text, type, ask, asked } = typed
  const clear = () => ask({ q: '', group: null })
  const cells = useCells(box, clear)
  useEffect(followRecentSearches, [])
  useEffect(() => {
    if (sentSearch.text) rememberSearch(sentSearch.text)
    sentSearch.text = ''
  }, [])
  useEffect(() => {
    if (path === typingRoom) field.current?.focus({ preventScroll: true })
  }, [path])

  const change = (next: string) => {
    cells.letGo()
    type(next)
  }
  const search = (next: string) => {
    cells.letGo()
    rememberSearch(next)
    const q = textToAsk(next)
    ask({ q, group: q === asked.q ? asked.group : null })
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
        <Below {...typed} id={`${id}-grid`} onPick={search} />
      </div>
    </div>
  )
}
