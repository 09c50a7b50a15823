/** One app, partner, service, voucher or book of vouchers: what it is, whose, under which terms, and the way to it. */
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Offer } from '../../contract/offers.ts'
import { addressOf, linkTo } from '../../domain/addresses/addresses.ts'
import { marketLinks } from '../../domain/addresses/marketplace-addresses.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { Insights } from '../../features/marketplace/DataAccess.tsx'
import { Sample } from '../../features/marketplace/IssueSample.tsx'
import { Conditions, OfferPlaces } from '../../features/marketplace/VoucherTerms.tsx'
import { Ticket } from '../../features/marketplace/VoucherTicket.tsx'
import offerCss from '../../features/marketplace/Offer.module.css'
import { ShareButton } from '../../features/tracks/ShareButton.tsx'
import { usePortal } from '../../state/portal/portal.tsx'
import { useTextIn } from '../../state/words/use-text-language.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Facts } from '../../ui/About.tsx'
import { Detail } from '../../ui/Detail.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Text } from '../../ui/Text.tsx'
import { Between } from './AppStatus.tsx'
import { useOfferFacts } from './use-offer-facts.tsx'

const kinds = ['app', 'partner', 'service', 'voucher', 'voucherBook'] as const
type OfferKind = (typeof kinds)[number]
const kindOf = (offer: Offer): OfferKind => kinds.find((kind) => kind === offer.kind) ?? 'partner'

/** Whose it is, or what it lies in: the way on where it opens nothing itself. */
const wayOn = ({ kind, opensAt, by, section }: Offer): 'by' | 'section' | null => {
  if (opensAt) return null
  if (kind === 'voucherBook' && section) return 'section'
  return by ? 'by' : null
}

/** What is loud on the page of each kind; somebody else's address opens behind the disclaimer. */
const Primary = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation()
  const { kind, opensAt, by, section } = offer
  if (opensAt)
    return (
      <ButtonLink look="play" to={opensAt} icon={<IconExternalLink size={20} aria-hidden />}>
        {t(kind === 'app' ? 'market.open' : 'market.visit')}
      </ButtonLink>
    )
  const way = wayOn(offer)
  if (way === 'section' && section)
    return (
      <ButtonLink look="play" to={marketLinks.voucherCategory(section.id)}>
        {t('market.toVouchers')}
      </ButtonLink>
    )
  if (way !== 'by' || !by) return null
  return (
    <ButtonLink look="play" to={linkTo.marketplacePartner(by)}>
      {t(kind === 'service' ? 'market.toMaker' : 'market.toPartner')}
    </ButtonLink>
  )
}

/** Where the button leads, the words under the title lead not as well. */
const Byline = ({ offer }: { offer: Offer }) => {
  const { by, section, kind } = offer
  const way = wayOn(offer)
  const name = by && <Text lang={by.lang}>{by.name}</Text>
  const toSection =
    section &&
    (kind.startsWith('voucher') ? marketLinks.voucherCategory(section.id) : marketLinks.category(section.id))
  return (
    <>
      {by && way === 'by' && <span>{name}</span>}
      {by && way !== 'by' && (
        <Link to={kind === 'app' ? marketLinks.appPartner(by) : linkTo.marketplacePartner(by)}>{name}</Link>
      )}
      {by && section && <span aria-hidden>·</span>}
      {section && way === 'section' && <span>{section.title}</span>}
      {toSection && way !== 'section' && <Link to={toSection}>{section.title}</Link>}
    </>
  )
}

const bodies: Record<OfferKind, (offer: Offer) => ReactNode> = {
  app: (offer) => <Insights offer={offer} />,
  partner: (offer) => <OfferPlaces offer={offer} />,
  service: (offer) => (
    <>
      <Sample offer={offer} />
      <Insights offer={offer} />
    </>
  ),
  voucher: (offer) => (
    <>
      <Conditions offer={offer} />
      <OfferPlaces offer={offer} />
    </>
  ),
  voucherBook: (offer) => <Conditions offer={offer} />,
}

/** Beside the words of a voucher there is room for the ticket itself and for where it holds. */
const Laid = ({ isVoucher, children }: { isVoucher: boolean; children: ReactNode }) =>
  isVoucher ? <div className={offerCss.voucher}>{children}</div> : children

export const OfferPage = ({ offer, isManaged }: { offer: Offer; isManaged: boolean }) => {
  const { t } = useTranslation()
  const textIn = useTextIn()
  const kind = kindOf(offer)
  const { title, lang, picture, description } = offer
  const { features } = usePortal().tenant
  const facts = useOfferFacts(offer)
  const heart = <LikeButton of={offer} look="glass" large />
  return (
    <Detail
      picture={picture}
      shape="square"
      kind={isManaged ? t('market.managed.kind') : t(`cards.kind.${kind}`)}
      title={title}
      titleLang={lang}
      byline={<Byline offer={offer} />}
      actions={
        <>
          <Primary offer={offer} />
          {heart}
          <ShareButton path={addressOf(offer)} title={title} />
        </>
      }
      barAction={<LikeButton of={offer} />}
      aside={facts.length > 0 && <Facts facts={facts} />}
    >
      {isManaged && <Between offer={offer} />}
      <Laid isVoucher={kind.startsWith('voucher')}>
        {kind.startsWith('voucher') && <Ticket offer={offer} />}
        <Prose title={t(`market.about.${kind}`)} {...description} {...textIn(description.lang)} />
        {bodies[kind](offer)}
      </Laid>
      {kind === 'app' && !isManaged && features.likes !== false && (
        <p className={offerCss.note}>
          <ButtonLink look="outline" to={marketLinks.appManage(offer.id)}>
            {t('market.manage')}
          </ButtonLink>
        </p>
      )}
    </Detail>
  )
}
