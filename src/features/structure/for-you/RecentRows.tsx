import type { Card } from '../../../contract/content.ts'
import { shapeOf } from '../../../contract/kinds.ts'
import { localeOf } from '../../../contract/languages.ts'
import { numeralsOf } from '../../../domain/numerals.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Rows } from '../../../ui/Rows.tsx'
import { Section } from '../../../ui/Section.tsx'
import { ItemRow } from '../card/ItemCard.tsx'

const day = 86_400_000

const useDaysAgo = () => {
  const { tenant, lang } = usePortal()
  const locale = `${localeOf(lang).iso}-u-nu-${numeralsOf(lang, tenant.numerals)}`
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return (iso: string) => format.format(-Math.max(0, Math.floor((Date.now() - Date.parse(iso)) / day)), 'day')
}

export const RecentRows = ({ cards }: { cards: readonly Card[] }) => {
  const { t } = useTranslation()
  const daysAgo = useDaysAgo()
  const { joinParts } = useFormats()
  if (cards.length === 0) return null
  const title = t('structure.forYou.recent')
  return (
    <Section title={title}>
      <Rows label={title} columns={2} shapes={cards.map(shapeOf)}>
        {cards.map((card) => (
          <ItemRow
            key={card.id}
            card={card}
            subtitle={joinParts([t(`cards.kind.${card.kind}`), card.released && daysAgo(card.released)])}
          />
        ))}
      </Rows>
    </Section>
  )
}
