/** The address follows typing, and the text follows any other change of the address. */
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import {
  type SearchQuery,
  withSearchQuery,
  parseSearchQuery,
  normalizeSearchText,
} from '../../domain/search/search-query.ts'
import { rewriteQuery } from '../../state/navigation/navigation.ts'
import { useCurrentLocation } from '../../state/navigation/current-location.tsx'
import { recentSearches } from '../../state/search/recent-searches.ts'

/** Pause after which no further letter is expected, in ms. */
const typingPauseMs = 120

export interface SearchText {
  text: string
  type: (text: string) => void
  search: SearchQuery
  ask: (search: SearchQuery) => void
  isSubmitted: boolean
  addressOf: (search: SearchQuery) => string
}

const useIsRecent = (q: string) => useSnapshot(recentSearches).texts.includes(q)

export const useSearchText = (): SearchText => {
  const location = useCurrentLocation()
  const search = parseSearchQuery(location.search)
  const [text, setText] = useState(search.q)
  const [opened, setOpened] = useState(search.q)
  const lastWritten = useRef(search.q)
  const last = useRef({ place: location, search })
  useEffect(() => {
    last.current = { place: location, search }
  })

  useEffect(() => {
    if (search.q === lastWritten.current) return
    lastWritten.current = search.q
    setText(search.q)
    setOpened(search.q)
  }, [search.q])

  useEffect(() => {
    const q = normalizeSearchText(text)
    if (q === lastWritten.current) return
    const timer = setTimeout(() => {
      lastWritten.current = q
      rewriteQuery(withSearchQuery(last.current.place, { q, group: q ? last.current.search.group : null }))
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [text])

  const ask = (next: SearchQuery) => {
    lastWritten.current = next.q
    setText(next.q)
    rewriteQuery(withSearchQuery(location, next))
  }
  const isSubmitted = useIsRecent(search.q) || search.q === opened || search.group !== null
  return {
    text,
    type: setText,
    search,
    ask,
    isSubmitted,
    addressOf: (next) => withSearchQuery(location, next),
  }
}
