/**
 * Under the empty field: what was searched for here, or, where nothing was, a few names to begin with. Both take the
 * same room, so that nothing moves when the browser's memory is read after the page stands.
 */
import { IconHistory, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import { forgetSearch, forgetSearches, recentSearches } from '../../state/recent-searches.ts'
import { useTranslation } from '../../state/words.tsx'
import { useFocusHandover } from '../../ui/use-focus-handover.ts'
import css from './Recents.module.css'

interface ChipProps {
  id: string
  text: string
  isRecent: boolean
  onPick: (text: string) => void
}
const Chip = ({ id, text, isRecent, onPick }: ChipProps) => {
  const { t } = useTranslation()
  const place = useRef<HTMLSpanElement>(null)
  useFocusHandover(place)
  return (
    <span ref={place} data-listed className={css.chip}>
      <span role="gridcell" id={`${id}-pick`} data-cell className={css.part}>
        <button type="button" className={css.pick} onClick={() => onPick(text)}>
          {isRecent && <IconHistory size={18} aria-hidden />}
          <bdi>{text}</bdi>
        </button>
      </span>
      {isRecent && (
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
      )}
    </span>
  )
}

interface RecentsProps {
  /** Id of the grid; its cells are told apart by it. */
  id: string
  suggestions: readonly string[]
  onPick: (text: string) => void
}

export const Recents = ({ id, suggestions, onPick }: RecentsProps) => {
  const { t } = useTranslation()
  const recent = useSnapshot(recentSearches).texts.toReversed()
  const isRecent = recent.length > 0
  const shown = isRecent ? recent : suggestions
  const title = t(isRecent ? 'search.recent' : 'search.tryThese')
  return (
    <section className={css.recents}>
      <div className={css.head}>
        <h2>{title}</h2>
        {isRecent && (
          <button type="button" onClick={forgetSearches}>
            {t('search.clearRecent')}
          </button>
        )}
      </div>
      {shown.length > 0 && (
        <div role="grid" id={id} aria-label={title} className={css.grid}>
          <div role="row" data-row className={css.row}>
            {shown.map((text, at) => (
              <Chip key={text} id={`${id}-${at}`} text={text} isRecent={isRecent} onPick={onPick} />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}
