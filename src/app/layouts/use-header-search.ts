import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { dropSubmittedSearch, submittedSearch } from '../../state/search/submitted-search.ts'
import { useNavigator, useView } from '../router/navigator.tsx'

/** Sends a text to the search screen, which takes over what is typed until it is shown. */
const useSubmit = () => {
  const navigator = useNavigator()
  const { key } = useView()
  useEffect(() => dropSubmittedSearch(key), [key])
  return (text: string) => {
    submittedSearch.current = { text, typed: text, from: key }
    navigator.navigate(linkTo.search(text))
  }
}

/** As the loaded list says it: whether it shows anything, and the id of the option that Enter would choose. */
export interface ShownList {
  isShown: boolean
  active?: string | undefined
}

export const useHeaderSearch = () => {
  const field = useRef<HTMLInputElement>(null)
  const onListKey = useRef<(event: KeyboardEvent) => void>(null)
  const navigator = useNavigator()
  const send = useSubmit()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [list, setList] = useState<ShownList>({ isShown: false })
  const write = (next: string) => {
    if (field.current) field.current.value = next
    setText(next)
  }
  return {
    field,
    onListKey,
    text,
    isOpen,
    setOpen,
    list,
    setList,
    write,
    change: (next: string) => {
      const submitted = submittedSearch.current
      if (submitted) submitted.typed = next
      setText(next)
      setOpen(!submitted)
    },
    submit: (next: string) => {
      write(next)
      setOpen(false)
      send(next.trim())
    },
    onFocus: () => {
      // Typed before hydration.
      setText(field.current?.value ?? '')
      setOpen(true)
      navigator.prepare(linkTo.search())
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (list.isShown) return onListKey.current?.(event)
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true)
      if (event.key === 'Escape') write('')
    },
  }
}
