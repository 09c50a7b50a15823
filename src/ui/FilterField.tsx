import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import css from './FilterField.module.css'
import { useSettled } from './use-settled.ts'

interface FilterFieldProps {
  label: string
  /** Without the spaces around it, once the typing pauses. */
  onSettle: (text: string) => void
}
/** Holds what is being typed itself: a key renders the field, and not the list of thousands below it. */
export const FilterField = ({ label, onSettle }: FilterFieldProps) => {
  const [typed, setTyped] = useState('')
  const settled = useSettled(typed.trim())
  useEffect(() => onSettle(settled), [settled, onSettle])
  return (
    <div className={css.field}>
      <IconSearch size={20} aria-hidden />
      <input
        type="text"
        role="searchbox"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        autoComplete="off"
        maxLength={100}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </div>
  )
}
