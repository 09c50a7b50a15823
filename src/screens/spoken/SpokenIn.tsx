/** The language that is heard; named beside the title where it is not the reader's. */
import type { Language } from '../../contract/languages.ts'
import { usePortal } from '../../state/portal.tsx'
import { useTranslation } from '../../state/words.tsx'
import css from './Spoken.module.css'

export const SpokenIn = ({ lang }: { lang: Language }) => {
  const { t } = useTranslation()
  if (lang === usePortal().lang) return null
  return <span className={css.foreign}>{t('spoken.inLang', { lang: t(`spoken.lang.${lang}`) })}</span>
}
