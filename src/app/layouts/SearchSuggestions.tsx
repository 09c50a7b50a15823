import { IconHistory, IconSearch } from '@tabler/icons-react'
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react'
import type { Card } from '../../contract/content.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { normalizeSearchText } from '../../domain/search/search-query.ts'
import { underlined } from '../../domain/search/underline.ts'
import { useCardView } from '../../features/structure/card/use-card-view.tsx'
import { rememberTappedCard } from '../../state/navigation/tapped-cards.ts'
import { rememberSearch } from '../../state/search/recent-searches.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Marked } from '../../ui/Results.tsx'
import { useNavigator } from '../router/navigator.tsx'
import css from './SearchSuggestions.module.css'
import type { ShownList } from './use-header-search.ts'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'

const CardWords = ({ card, text }: { card: Card; text: string }) => {
  const { to: _, shape, picture, title, titleLang, kind } = useCardView(card)
  return (
    <>
      <span className={css.slot} data-shape={shape}>
        <Picture picture={picture} shape={shape} size="row" className={css.picture} />
      </span>
      <span className={css.words}>
        <span className={css.title}>
          <Marked pieces={underlined(title, text)} lang={titleLang} />
        </span>
        <span className={css.kind}>{kind}</span>
      </span>
    </>
  )
}

const SuggestionWords = ({ suggestion, text }: { suggestion: Suggestion; text: string }) => {
  if (suggestion.kind === 'card') return <CardWords card={suggestion.card} text={text} />
  const Icon = suggestion.kind === 'recent' ? IconHistory : IconSearch
  return (
    <>
      <span className={css.slot}>
        <Icon size={20} aria-hidden />
      </span>
      <span className={css.title}>
        <Marked pieces={underlined(suggestion.text, text)} lang={suggestion.lang} />
      </span>
    </>
  )
}

/** The option that an arrow leads to; from the field down to the first, up to the last, and around. */
const nextIndex = (key: string, at: number, count: number) =>
  key === 'ArrowDown' ? (at + 1) % count : (at <= 0 ? count : at) - 1

interface SearchSuggestionsProps {
  id: string
  text: string
  isOpen: boolean
  /** Receives the keys of the field while the list is shown. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>
  onList: (list: ShownList) => void
  onPick: (text: string) => void
  /** A result is opened. */
  onOpen: () => void
  onClose: () => void
}

const useChoose = (text: string, { onPick, onOpen, onClose }: SearchSuggestionsProps) => {
  const navigator = useNavigator()
  return (suggestion: Suggestion) => {
    onClose()
    if (suggestion.kind !== 'card') return onPick(suggestion.text)
    rememberSearch(normalizeSearchText(text))
    rememberTappedCard(suggestion.card)
    onOpen()
    navigator.navigate(addressOf(suggestion.card))
  }
}

export const SearchSuggestions = (props: SearchSuggestionsProps) => {
  const { id, text, isOpen, keys, onList, onClose } = props
  const { t } = useTranslation()
  const choose = useChoose(text, props)
  const suggestions = useSuggestions(text, isOpen)
  // Another text has other suggestions, of which none is chosen yet.
  const [chosen, setChosen] = useState({ key: '', text: '' })
  const at = chosen.text === text ? suggestions.findIndex(({ key }) => key === chosen.key) : -1
  const isShown = suggestions.length > 0
  const active = at < 0 ? undefined : `${id}-${at}`
  // Before it is painted: the next key may come at once.
  useLayoutEffect(() => onList({ isShown, active }), [isShown, active, onList])
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  useImperativeHandle(keys, () => (event: KeyboardEvent) => {
    const { key, nativeEvent } = event
    // During composition of a character the keys belong to the input method.
    if (nativeEvent.isComposing) return
    const current = suggestions[at]
    if (key === 'Escape') {
      setChosen({ key: '', text: '' })
      onClose()
    } else if (key === 'Enter' && current) choose(current)
    else if (key === 'ArrowDown' || key === 'ArrowUp')
      setChosen({ key: suggestions[nextIndex(key, at, suggestions.length)]?.key ?? '', text })
    else return
    event.preventDefault()
  })
  if (!isShown) return null
  return (
    <ul
      role="listbox"
      id={id}
      aria-label={t(text.trim() ? 'search.completions' : 'search.recent')}
      className={css.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.key}
          role="option"
          id={`${id}-${index}`}
          aria-selected={index === at}
          className={css.option}
          onClick={() => choose(suggestion)}
        >
          <SuggestionWords suggestion={suggestion} text={text} />
        </li>
      ))}
    </ul>
  )
}
