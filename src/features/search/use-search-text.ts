/**
 * The text in the field and the search in the address: the address follows typing, and the text follows any
 * other change of the address.
 */
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
  /** The search in the address now. */
  asked: SearchQuery
  /** Updates the address at once, without a navigation. */
  ask: (asked: SearchQuery) => void
  /** Submitted, requested by an address, or one kind of it: not only typed on the way to another text. */
  isMeant: boolean
  /** Address of this page with another search. */
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
