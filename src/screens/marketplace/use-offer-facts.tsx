import type { ReactNode } from 'react'
import type { Offer } from '../../contract/offers.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useNameLanguage } from '../../state/words/use-text-language.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Text } from '../../ui/Text.tsx'

interface Fact {
  name: string
  value: ReactNode
}

export const useOfferFacts = ({ kind, opensAt, rhythm, released }: Offer): Fact[] => {
  const { t } = useTranslation()
  const formats = useFormats()
  const langOf = useNameLanguage()
  const site = opensAt && new URL(opensAt).host
  const date = kind === 'app' && released && formats.date(released)
  const facts: (Fact | '' | false | undefined)[] = [
    rhythm && { name: t('market.facts.rhythm'), value: <Text lang={rhythm.lang}>{rhythm.text}</Text> },
    date && { name: t('market.facts.since'), value: <span suppressHydrationWarning>{date}</span> },
    site && { name: t('market.facts.site'), value: <Text lang={langOf(site)}>{site}</Text> },
  ]
  return facts.filter((fact): fact is Fact => typeof fact === 'object')
}
