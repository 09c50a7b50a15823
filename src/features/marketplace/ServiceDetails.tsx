import { IconEye } from '@tabler/icons-react'
import type { Offer } from '../../contract/offers.ts'
import { useTextLanguage } from '../../state/words/use-text-language.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Quote } from '../../ui/RichText.tsx'
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

export const IssueSample = ({ offer: { sample } }: { offer: Offer }) => {
  const { t } = useTranslation()
  const textIn = useTextLanguage()
  if (!sample) return null
  const paragraphs = sample.text.split(' / ').map((text) => ({ tag: 'p' as const, children: [{ text }] }))
  return (
    <Section title={t('market.sample')}>
      <Quote nodes={paragraphs} {...textIn(sample.lang)} />
    </Section>
  )
}
