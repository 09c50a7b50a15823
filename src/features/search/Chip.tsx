import { IconHistory, IconSearch, IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import { forgetSearch } from '../../state/search/recent-searches.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { useFocusHandover } from '../../ui/use-focus-handover.ts'
import css from './Chip.module.css'

export type ChipVariant = 'recent' | 'completion' | 'suggestion'
const icons = { recent: IconHistory, completion: IconSearch, suggestion: null }

interface ChipProps {
  text: string
  lang?: string | undefined
  variant: ChipVariant
  onPick: (text: string) => void
  children?: ReactNode
}

const RemoveButton = ({ id, text }: { id: string; text: string }) => {
  const { t } = useTranslation()
  return (
    <span role="gridcell" id={`${id}-remove`} data-cell className={css.part}>
      <button
        type="button"
        className={css.remove}
        aria-label={t('search.removeRecent', { text: `\u2068${text}\u2069` })}
        onClick={() => forgetSearch(text)}
      >
        <IconX size={16} aria-hidden />
      </button>
    </span>
  )
}

export const Chip = ({ text, lang, variant, onPick, children = text }: ChipProps) => {
  // Bound to the chip, not to its position: others appear before it and disappear.
  const id = useId()
  const cell = useRef<HTMLSpanElement>(null)
  useFocusHandover(cell)
  const Icon = icons[variant]
  return (
    <span ref={cell} data-listed className={css.chip} data-variant={variant}>
      <span role="gridcell" id={`${id}-pick`} data-cell className={css.part}>
        <button type="button" className={css.pick} onClick={() => onPick(text)}>
          {Icon && <Icon size={18} aria-hidden />}
          <bdi lang={lang}>{children}</bdi>
        </button>
      </span>
      {variant === 'recent' && <RemoveButton id={id} text={text} />}
    </span>
  )
}

/** Scrolls where it does not fit. */
interface ChipRowProps {
  label: string
  isNamed?: boolean
  children: ReactNode
}
export const ChipRow = ({ label, isNamed = false, children }: ChipRowProps) => (
  <div className={css.scroller}>
    <div role="row" data-row aria-label={label} className={css.row}>
      {isNamed && (
        <span aria-hidden className={css.name}>
          {label}
        </span>
      )}
      {children}
    </div>
  </div>
)
