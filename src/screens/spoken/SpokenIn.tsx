/** The language that is heard, in its own word; named beside the title where it is not the reader's. */
import type { Language } from '../../contract/languages.ts'
import { ownNames } from '../../domain/own-names.ts'
import { usePortal } from '../../state/portal.tsx'
import { useTranslation } from '../../state/words.tsx'
import { Text } from '../../ui/Text.tsx'
import css from './Spoken.module.css'

export const SpokenIn = ({ lang }: { lang: Language }) => {
  const { t } = useTranslation()
  if (lang === usePortal().lang) return null
  return (
    <span className={css.foreign}>
      {t('spoken.in')} <Text lang={lang}>{ownNames[lang]}</Text>
    </span>
  )
}
