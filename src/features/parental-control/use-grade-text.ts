import { ageOf } from '../../domain/parental.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'

export const useGradeText = () => {
  const { t } = useTranslation()
  const { number } = useFormats()
  /** `12+`, which stays left to right in every text. */
  const ageText = (grading: number) => `\u2066${number(ageOf(grading))}+\u2069`
  return {
    ageText,
    gradeName: (grading: number) => (grading === 0 ? t('parental.allAges') : ageText(grading)),
    seenText: (grading: number) =>
      grading === 0 ? t('parental.sees.all') : t('parental.sees.upTo', { age: ageText(grading) }),
  }
}
