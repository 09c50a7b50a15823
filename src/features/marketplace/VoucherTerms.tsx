import { IconMapPin, IconPointFilled, IconWorld } from '@tabler/icons-react'
import type { Offer } from '../../contract/offers.ts'
import { useNameLanguage, useTextLanguage } from '../../state/words/use-text-language.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import css from './Offer.module.css'

export const VoucherConditions = ({ offer: { conditions } }: { offer: Offer }) => {
  const { t } = useTranslation()
  const textIn = useTextLanguage()
  if (conditions.length === 0) return null
  return (
    <Section title={t('market.conditions')}>
      <ul className={css.list} aria-label={t('market.conditions')}>
        {conditions.map(({ text, lang }) => (
          <li key={text}>
            <IconPointFilled size={20} aria-hidden />
            <span {...textIn(lang)}>{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const VoucherPlaces = ({ offer: { places, online, opensAt } }: { offer: Offer }) => {
  const { t } = useTranslation()
  const langOf = useNameLanguage()
  if (places.length === 0 && !online) return null
  const host = opensAt && new URL(opensAt).host
  return (
    <Section title={t('market.where')}>
      <ul className={css.list} aria-label={t('market.where')}>
        {places.map((place) => (
          <li key={place}>
            <IconMapPin size={20} aria-hidden />
            <Text lang={langOf(place)}>{place}</Text>
          </li>
        ))}
        {online && (
          <li>
            <IconWorld size={20} aria-hidden />
            {host ? t('market.online', { host: `\u2068${host}\u2069` }) : t('market.onlineToo')}
          </li>
        )}
      </ul>
    </Section>
  )
}
