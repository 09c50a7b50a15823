import { IconEye } from '@tabler/icons-react'
import type { Offer } from '../../contract/offers.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './Offer.module.css'

export const DataAccess = ({ offer: { kind, sees } }: { offer: Offer }) => {
  const { t } = useTranslation()
  if (sees.length === 0) return null
  const title = t(kind === 'app' ? 'market.sees' : 'market.seesService')
  return (
    <Section title={title}>
      <ul className={css.list} aria-label={title}>
        {sees.map((insight) => (
          <li key={insight}>
            <IconEye size={20} aria-hidden />
            {t(`market.insight.${insight}`)}
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('market.seesNot')}</p>
    </Section>
  )
}
