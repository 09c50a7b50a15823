import type { Language } from '../../contract/languages.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import css from './Podcasts.module.css'

export const useIsForeign = (lang: Language) => lang !== usePortal().lang

export const SpokenLanguage = ({ lang }: { lang: Language }) => {
  const { t } = useTranslation()
  if (!useIsForeign(lang)) return null
  return <span className={css.foreign}>{t('spoken.inLang', { lang: t(`spoken.lang.${lang}`) })}</span>
}
