/** The text in the field and the search in the address: the address follows the typing, and leads where it changes otherwise. */
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

/** So long nobody types another letter, in ms. */
const typingPauseMs = 120

export interface SearchText {
  text: string
  type: (text: string) => void
  /** What the address says now. */
  asked: SearchQuery
  /** Writes at once what is asked; nobody arrives anywhere. */
  ask: (asked: SearchQuery) => void
  /** It was sent, an address asked for it, or one kind of it: nobody only types it on the way to another text. */
  isMeant: boolean
  /** Address of this page asking for something else. */
  addressOf: (asked: SearchQuery) => string
}

const useIsRecent = (q: string) => useSnapshot(recentSearches).texts.includes(q)

export const useSearchText = (): SearchText => {
  const place = useCurrentLocation()
  const asked = parseSearchQuery(place.search)
  const [text, setText] = useState(asked.q)
  const [opened, setOpened] = useState(asked.q)
  const written = useRef(asked.q)
  const here = useRef({ place, asked })
  useEffect(() => {
    here.current = { place, asked }
  })

  useEffect(() => {
    if (asked.q === written.current) return
    written.current = asked.q
    setText(asked.q)
    setOpened(asked.q)
  }, [asked.q])

  useEffect(() => {
    const q = normalizeSearchText(text)
    if (q === written.current) return
    const timer = setTimeout(() => {
      written.current = q
      rewriteQuery(withSearchQuery(here.current.place, { q, group: q ? here.current.asked.group : null }))
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [text])

  const ask = (next: SearchQuery) => {
    written.current = next.q
    setText(next.q)
    rewriteQuery(withSearchQuery(place, next))
  }
  const isMeant = useIsRecent(asked.q) || asked.q === opened || asked.group !== null
  return { text, type: setText, asked, ask, isMeant, addressOf: (next) => withSearchQuery(place, next) }
}
