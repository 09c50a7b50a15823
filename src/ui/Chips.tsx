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
