/** Short ways on, in a row that scrolls where it does not fit. */
import css from './Chips.module.css'
import { Link } from './Link.tsx'

interface Chip {
  to: string
  label: string
  current?: boolean
}
export const Chips = ({ chips, label }: { chips: readonly Chip[]; label: string }) => (
  <nav aria-label={label} className={css.chips}>
    {chips.map((chip) => (
      <Link key={chip.to} to={chip.to} className={css.chip} aria-current={chip.current ? 'page' : undefined}>
        {chip.label}
      </Link>
    ))}
  </nav>
)
