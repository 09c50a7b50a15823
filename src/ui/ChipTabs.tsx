/** Chips that filter the content below; a group of buttons and no tabs, as they hide no panels. */
import { scrollChosenIntoView } from './scroll-chosen-into-view.ts'
import css from './Chips.module.css'

interface ChipTabsProps {
  tabs: readonly { id: string; label: string; lang?: string | undefined; count?: string | undefined }[]
  current: string | readonly string[]
  onChoose: (id: string) => void
  label: string
}
export const ChipTabs = ({ tabs, current, onChoose, label }: ChipTabsProps) => (
  <div ref={scrollChosenIntoView} role="group" aria-label={label} className={css.chips}>
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
