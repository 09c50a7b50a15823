/** The input of a search: a combobox, whose arrow keys reach a list while the focus stays here. */
import type { ComponentProps } from 'react'

export const SearchInput = (props: ComponentProps<'input'>) => (
  <input
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
    aria-autocomplete="list"
    {...props}
  />
)
