/** The field of the search page with its grid below. Works without scripts too. */
import { IconSearch, IconX } from '@tabler/icons-react'
import type { FormEvent, KeyboardEvent, RefObject } from 'react'
import { IconButton } from './IconButton.tsx'
import { SearchInput } from './SearchInput.tsx'
import css from './SearchField.module.css'

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>
  value: string
  onChange: (text: string) => void
  onSubmit: () => void
  onClear: () => void
  onKeyDown: (event: KeyboardEvent) => void
  action: string
  label: string
  placeholder: string
  clearLabel: string
  maxLength: number
  controls: string
  active: string | undefined
}

export const SearchField = ({ field, value, label, controls, active, ...rest }: SearchFieldProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    rest.onSubmit()
  }
  return (
    <form role="search" className={css.field} action={rest.action} onSubmit={submit}>
      <IconSearch size={22} aria-hidden />
      <SearchInput
        ref={field}
        value={value}
        maxLength={rest.maxLength}
        placeholder={rest.placeholder}
        aria-label={label}
        aria-haspopup="grid"
        aria-expanded
        aria-controls={controls}
        aria-activedescendant={active}
        onChange={(event) => rest.onChange(event.currentTarget.value)}
        onKeyDown={rest.onKeyDown}
      />
      {value && (
        <IconButton label={rest.clearLabel} onClick={rest.onClear}>
          <IconX size={22} aria-hidden />
        </IconButton>
      )}
    </form>
  )
}
