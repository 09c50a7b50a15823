import { useEffect } from 'react'
import type { Card } from '../../contract/content.ts'
import { shapeOf } from '../../contract/kinds.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { ItemRow } from '../../features/structure/card/ItemCard.tsx'
import { markArrivalsSeen } from '../../state/notifications/arrivals.ts'
import { useFormats } from '../../state/words/formats.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { empty } from '../../ui/arch-pictures/empty.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { Section } from '../../ui/Section.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'
import { Text } from '../../ui/Text.tsx'
import type { PageProps } from '../../features/page-states/StructureState.tsx'
import { Heading } from './Heading.tsx'
import css from './Marketplace.module.css'

/** The day first: it is in the page's own language, and a name may run the other way. */
const ArrivalLine = ({ card }: { card: Card }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { isNew, released, by, subTitle, lang, subTitleLang = lang } = card
  const name = by ? (
    <Text lang={by.lang}>{by.name}</Text>
  ) : (
    subTitle && <Text lang={subTitleLang}>{subTitle}</Text>
  )
  return (
    <>
      {isNew && <span className={css.new}>{t('cards.new')}</span>}
      {released && <span suppressHydrationWarning>{formats.date(released)}</span>}
      {released && name && formats.between}
      {name}
    </>
  )
}

const ArrivalRow = ({ card }: { card: Card }) => (
  <ItemRow card={card} subtitle={<ArrivalLine card={card} />} />
)

const NoArrivals = () => {
  const { t } = useTranslation()
  const { features } = usePortal().tenant
  return (
    <StateMessage picture={empty} title={t('market.notices.emptyTitle')} text={t('market.notices.emptyText')}>
      {features.likes !== false && (
        <ButtonLink variant="primary" to={linkTo.favorites()}>
          {t('shell.favorites')}
        </ButtonLink>
      )}
    </StateMessage>
  )
}

export const NewArrivals = ({ node }: PageProps) => {
  const { t } = useTranslation()
  const { tenant } = scopeOf(usePortal())
  useEffect(() => markArrivalsSeen(tenant, node), [tenant, node])
  const lists = node.substructure.filter(({ data }) => data.entries.length > 0)
  return (
    <>
      <Heading node={node} subtitle={t('market.notices.lead')} />
      <div className={css.inset}>
        {lists.length === 0 && <NoArrivals />}
        {lists.map(({ name, data: { title, clickUrl, entries } }) => (
          <Section
            key={name}
            title={title}
            more={clickUrl ? { to: clickUrl, label: t('structure.seeAll') } : undefined}
          >
            <Rows label={title} columns={2} texts={entries.every((card) => shapeOf(card) === 'text')}>
              {entries.map((card) => (
                <ArrivalRow key={card.id} card={card} />
              ))}
            </Rows>
          </Section>
        ))}
      </div>
    </>
  )
}
