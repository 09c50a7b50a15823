import type { Card } from '../../contract/content.ts'
import { ItemRow } from '../../features/structure/card/ItemCard.tsx'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './Artist.module.css'
import { groupByYear } from './group-releases.ts'

const useLine = () => {
  const { t } = useTranslation()
  const formats = useFormats()
  return ({ release, count }: Card) =>
    formats.joinParts([
      release && t(`cards.form.${release}`),
      count && t('cards.songs', { count, n: formats.number(count) }),
    ])
}

export const Releases = ({ title, records }: { title: string; records: readonly Card[] }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const subtitleOf = useLine()
  const years = groupByYear(records)
  if (years.length === 0) return null
  return (
    <Section title={title}>
      <div className={css.years}>
        {years.map(({ year, cards }) => (
          <div key={year} className={css.year}>
            <h3>{year === null ? t('artist.undated') : formats.figure(year)}</h3>
            <ul>
              {cards.map((card) => (
                <ItemRow key={card.id} card={card} subtitle={subtitleOf(card)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
