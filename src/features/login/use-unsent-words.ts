import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'

export const useUnsentWords = () => {
  const { t } = useTranslation()
  const { number } = useFormats()
  return (unsent: readonly string[]) =>
    t('login.unsent', { count: unsent.length, n: number(unsent.length), what: unsent.join(', ') })
}
