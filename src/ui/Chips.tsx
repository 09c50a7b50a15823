/** Short ways on, in a row that scrolls where it does not fit. */
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
  /** Of no use where there is room for a desk. */
  onPhone?: boolean
}
export const Chips = ({ chips, label, onPhone = false }: ChipsProps) => (
  <nav aria-label={label} className={classNames(css.chips, onPhone && css.phone)}>
    {chips.map((chip) => (
      <Link key={chip.to} to={chip.to} className={css.chip} aria-current={chip.current ? 'page' : undefined}>
        {chip.label}
      </Link>
    ))}
  </nav>
)

interface TabsProps {
  tabs: readonly { id: string; label: string; lang?: string | undefined; count?: string | undefined }[]
  current: string | readonly string[]
  onChoose: (id: string) => void
  label: string
}
/** Chips that filter what stands below; a group of buttons, as nothing is hidden that was there. */
export const ChipTabs = ({ tabs, current, onChoose, label }: TabsProps) => (
  <div role="group" aria-label={label} className={css.chips}>
    {tabs.map((tab) => (
      <button
        key={tab.id}
        type="button"
        className={css.chip}
        lang={tab.lang}
        aria-pressed={[current].flat().includes(tab.id)}
        onClick={() => onChoose(tab.id)}
      >
        {tab.label}
        {tab.count && <small>{tab.count}</small>}
      </button>
    ))}
  </div>
)
