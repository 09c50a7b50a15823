import type { Offer } from '../../contract/offers.ts'
import { useTextLanguage } from '../../state/words/use-text-language.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Quote } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'

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
