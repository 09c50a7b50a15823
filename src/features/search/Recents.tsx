/**
 * Under the empty field: what was searched for here, and a few names to begin with. Two rows in any case, so that
 * nothing moves when the browser's memory is read after the page stands.
 */
import { useSnapshot } from 'valtio'
import { foldedText } from '../../domain/search/fold.ts'
import { forgetSearches, recentSearches } from '../../state/recent-searches.ts'
import { useTranslation } from '../../state/words.tsx'
import { Chip, type ChipLook, ChipRow } from './Chip.tsx'
import css from './Recents.module.css'

interface RowProps {
  id: string
  label: string
  texts: readonly string[]
  look: ChipLook
  onPick: (text: string) => void
}
const Texts = ({ id, label, texts, look, onPick }: RowProps) =>
  texts.length > 0 && (
    <ChipRow label={label}>
      {texts.map((text, at) => (
        <Chip key={text} id={`${id}-${look}-${at}`} text={text} look={look} onPick={onPick} />
      ))}
    </ChipRow>
  )

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
  const known = new Set(recent.map(foldedText))
  const fresh = suggestions.filter((text) => !known.has(foldedText(text)))
  const tryThese = t('search.tryThese')
  const title = isRecent ? t('search.recent') : tryThese
  const row = { label: tryThese, look: 'suggestion', onPick } as const
  const half = isRecent ? fresh.length : Math.ceil(fresh.length / 2)
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
      {isRecent || fresh.length > 0 ? (
        <div role="grid" id={id} aria-label={title}>
          {isRecent ? (
            <Texts id={id} label={title} texts={recent} look="recent" onPick={onPick} />
          ) : (
            <Texts id={`${id}-more`} texts={fresh.slice(half)} {...row} />
          )}
          <Texts id={id} texts={fresh.slice(0, half)} {...row} />
        </div>
      ) : null}
    </section>
  )
}
