/** From recent searches and the current answer, without a request, so they follow each letter at once. */
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { Found } from '../../contract/search.ts'
import { completionsOf } from '../../domain/search/complete.ts'
import { underlined } from '../../domain/search/underline.ts'
import { recentSearches } from '../../state/search/recent-searches.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Chip, ChipRow } from './Chip.tsx'
import css from './Completions.module.css'

const maxCompletions = 6

/** Titles first, then artists and authors; each with its language. */
const namesIn = ({ best, groups }: Found): Map<string, string | undefined> => {
  const cards = [...(best ? [best] : []), ...groups.flatMap(({ entries }) => entries)]
  const makers = cards.flatMap(({ by }) => by ?? [])
  return new Map([
    ...cards.map(({ title, lang }) => [title, lang] as const),
    ...makers.map(({ name, lang }) => [name, lang] as const),
  ])
}

interface CompletionsProps {
  text: string
  found: Found | undefined
  onPick: (text: string) => void
  note?: ReactNode
}

export const Completions = ({ text, found, onPick, note }: CompletionsProps) => {
  const { t } = useTranslation()
  const recent = useSnapshot(recentSearches).texts
  const names = found ? namesIn(found) : new Map<string, string | undefined>()
  const completions = completionsOf(text, [...recent.toReversed(), ...names.keys()], maxCompletions)
  const label = t('search.completions')
  return (
    <div className={css.place}>
      {completions.length > 0 && (
        <div role="grid" aria-label={label}>
          <ChipRow label={label}>
            {completions.map((name) => (
              <Chip key={name} text={name} lang={names.get(name)} variant="completion" onPick={onPick}>
                {underlined(name, text).map((piece, index) =>
                  piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
                )}
              </Chip>
            ))}
          </ChipRow>
        </div>
      )}
      {note && <p className={css.note}>{note}</p>}
    </div>
  )
}
