import { IconSearch } from '@tabler/icons-react'
import css from './FilterField.module.css'

interface FilterFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}
export const FilterField = ({ label, value, onChange }: FilterFieldProps) => (
  <div className={css.field}>
    <IconSearch size={20} aria-hidden />
    <input
      type="text"
      role="searchbox"
      enterKeyHint="search"
      aria-label={label}
      placeholder={label}
      value={value}
      autoComplete="off"
      maxLength={100}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </div>
)
