/** The search field of wide pages: a combobox whose list loads when it is first used. Works without scripts too. */
import { IconSearch, IconX } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react'
import { longestQuery } from '../../contract/search-groups.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useLinking } from '../../ui/Link.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import css from './HeaderSearch.module.css'
import { useHeaderSearch } from './use-header-search.ts'

const loadSuggestions = async () => (await import('./SearchSuggestions.tsx')).SearchSuggestions

export const HeaderSearch = () => {
  const { t } = useTranslation()
  const { href } = useLinking()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const onListKey = useRef<(event: KeyboardEvent) => void>(null)
  const { text, isOpen, setOpen, list, setList, write, change, search, onFocus, onKeyDown } = useHeaderSearch(
    field,
    onListKey,
  )
  const Suggestions = useLazy(isOpen, loadSuggestions)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    search(field.current?.value ?? '')
  }
  const clear = () => {
    write('')
    field.current?.focus()
  }
  return (
    <form role="search" className={css.search} action={href(linkTo.search())} onSubmit={onSubmit}>
      <IconSearch size={20} aria-hidden />
      <input
        ref={field}
        type="text"
        name="q"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        dir="auto"
        maxLength={longestQuery}
        aria-label={t('shell.search')}
        placeholder={t('shell.searchFor')}
        aria-autocomplete="list"
        aria-expanded={list.isShown}
        aria-controls={list.isShown ? id : undefined}
        aria-activedescendant={list.active}
        onChange={(event) => change(event.currentTarget.value)}
        onClick={() => setOpen(true)}
        onFocus={onFocus}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {text && (
        <IconButton label={t('search.clear')} onClick={clear}>
          <IconX size={20} aria-hidden />
        </IconButton>
      )}
      {Suggestions && (
        <Suggestions
          id={id}
          text={text}
          isOpen={isOpen}
          keys={onListKey}
          onList={setList}
          onPick={search}
          onOpen={() => write('')}
          onClose={() => setOpen(false)}
        />
      )}
    </form>
  )
}
