/** Always two rows, so that nothing moves when the storage is read after hydration. */
import { useSnapshot } from 'valtio'
import { foldedText } from '../../domain/search/fold.ts'
import { forgetSearches, recentSearches } from '../../state/search/recent-searches.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Chip, type ChipVariant, ChipRow } from './Chip.tsx'
import css from './RecentSearches.module.css'

export interface Suggestion {
  text: string
  lang?: string | undefined
}

interface RowProps {
  label: string
  texts: readonly Suggestion[]
  variant: ChipVariant
  /** Its name is shown before it, where the heading above is another row's. */
  isNamed?: boolean
  onPick: (text: string) => void
}
const ChipTexts = ({ label, texts, variant, isNamed = false, onPick }: RowProps) =>
  texts.length > 0 && (
    <ChipRow label={label} isNamed={isNamed}>
      {texts.map(({ text, lang }) => (
        <Chip key={text} text={text} lang={lang} variant={variant} onPick={onPick} />
      ))}
    </ChipRow>
  )

interface RecentSearchesProps {
  id: string
  suggestions: readonly Suggestion[]
  isWaiting: boolean
  onPick: (text: string) => void
}

export const RecentSearches = ({ id, suggestions, isWaiting, onPick }: RecentSearchesProps) => {
  const { t } = useTranslation()
  const recent = useSnapshot(recentSearches).texts.toReversed()
  const isRecent = recent.length > 0
  const recentTexts = new Set(recent.map(foldedText))
  const fresh = suggestions.filter(({ text }) => !recentTexts.has(foldedText(text)))
  if (!isWaiting && !isRecent && fresh.length === 0) return null
  const suggestionsLabel = t('search.tryThese')
  const title = isRecent ? t('search.recent') : suggestionsLabel
  const row = { label: suggestionsLabel, variant: 'suggestion', onPick } as const
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
            <ChipTexts
              label={title}
              texts={recent.map((text) => ({ text }))}
              variant="recent"
              onPick={onPick}
            />
          ) : (
            <ChipTexts texts={fresh.slice(half)} {...row} />
          )}
          <ChipTexts texts={fresh.slice(0, half)} {...row} isNamed={isRecent} />
        </div>
      ) : null}
    </section>
  )
}
