import { scrollChosenIntoView } from './scroll-chosen-into-view.ts'
import { classNames } from './class-names.ts'
import css from './Chips.module.css'
import { Link } from './Link.tsx'

interface Chip {
  to: string
  label: string
  current?: boolean
}
interface ChipsProps {
  chips: readonly Chip[]
  label: string
  onPhone?: boolean
}
export const Chips = ({ chips, label, onPhone = false }: ChipsProps) => (
  <nav ref={scrollChosenIntoView} aria-label={label} className={classNames(css.chips, onPhone && css.phone)}>
    {chips.map((chip) => (
      <Link key={chip.to} to={chip.to} className={css.chip} aria-current={chip.current ? 'page' : undefined}>
        {chip.label}
      </Link>
    ))}
  </nav>
)
