import { useQuery } from '@tanstack/react-query'
import { gradingsQuery } from '../../api/parental.ts'
import { personalScopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import css from './Parental.module.css'
import { useGradeText } from './use-grade-text.ts'

type Gradings = readonly { grading: number; count: number }[]
const sumOf = (gradings: Gradings) => gradings.reduce((sum, { count }) => sum + count, 0)

const useSeenWords = (maxRating: number): string => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { seenText } = useGradeText()
  const { data } = useQuery(gradingsQuery(personalScopeOf(usePortal())))
  const what = seenText(maxRating)
  // Without an answer, as offline, words alone say it.
  if (!data) return t('parental.sees.words', { what })
  const seen = data.gradings.filter(({ grading }) => grading <= maxRating)
  return t('parental.sees.counted', { what, n: number(sumOf(seen)), total: number(sumOf(data.gradings)) })
}

export const SeenSentence = ({ id, maxRating }: { id: string; maxRating: number }) => (
  <p id={id} className={css.sees} aria-live="polite">
    {useSeenWords(maxRating)}
  </p>
)
