/** The search field of wide pages: a combobox whose list loads when it is first used. Works without scripts too. */
import { IconSearch, IconX } from '@tabler/icons-react'
import { type FormEvent, useId } from 'react'
import { longestQuery } from '../../contract/search-groups.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useLinking } from '../../ui/Link.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import css from './HeaderSearch.module.css'
import { useHeaderSearch } from './use-header-search.ts'

const loadSuggestions = async () => (await import('./SearchSuggestions.tsx')).SearchSuggestions

export const HeaderSearch = () => {
  const { t } = useTranslation()
  const { href } = useLinking()
  const id = useId()
  const search = useHeaderSearch()
  const { field, text, isOpen, list } = search
  const Suggestions = useLazy(isOpen, loadSuggestions)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    search.submit(field.current?.value ?? '')
  }
  const clear = () => {
    search.write('')
    field.current?.focus()
  }
  return (
    <form role="search" className={css.search} action={href(linkTo.search())} onSubmit={onSubmit}>
      <IconSearch size={20} aria-hidden />
      <SearchInput
        ref={field}
        maxLength={longestQuery}
        aria-label={t('shell.search')}
        placeholder={t('shell.searchFor')}
        aria-expanded={list.isShown}
        aria-controls={list.isShown ? id : undefined}
        aria-activedescendant={list.active}
        onChange={(event) => search.change(event.currentTarget.value)}
        onClick={() => search.setOpen(true)}
        onFocus={search.onFocus}
        onBlur={() => search.setOpen(false)}
        onKeyDown={search.onKeyDown}
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
          keys={search.onListKey}
          onList={search.setList}
          onPick={search.submit}
          onOpen={() => search.write('')}
          onClose={() => search.setOpen(false)}
        />
      )}
    </form>
  )
}
