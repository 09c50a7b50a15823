import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Offer } from '../../contract/offers.ts'
import { addressOf, linkTo } from '../../domain/addresses/addresses.ts'
import { marketplaceLinks } from '../../domain/addresses/marketplace-addresses.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { DataAccess } from '../../features/marketplace/DataAccess.tsx'
import { IssueSample } from '../../features/marketplace/IssueSample.tsx'
import { VoucherConditions, VoucherPlaces } from '../../features/marketplace/VoucherTerms.tsx'
import { VoucherTicket } from '../../features/marketplace/VoucherTicket.tsx'
import offerCss from '../../features/marketplace/Offer.module.css'
import { ShareButton } from '../../features/tracks/ShareButton.tsx'
import { usePortal } from '../../state/portal/portal.tsx'
import { useTextLanguage } from '../../state/words/use-text-language.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Facts } from '../../ui/About.tsx'
import { Detail } from '../../ui/Detail.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Text } from '../../ui/Text.tsx'
import { AppStatus } from './AppStatus.tsx'
import { useOfferFacts } from './use-offer-facts.tsx'

const kinds = ['app', 'partner', 'service', 'voucher', 'voucherBook'] as const
type OfferKind = (typeof kinds)[number]
const kindOf = (offer: Offer): OfferKind => kinds.find((kind) => kind === offer.kind) ?? 'partner'

/** Its partner or category: the next step where it opens nothing itself. */
const nextStepOf = ({ kind, opensAt, by, section }: Offer): 'by' | 'section' | null => {
  if (opensAt) return null
  if (kind === 'voucherBook' && section) return 'section'
  return by ? 'by' : null
}

/** The primary button of each kind; an address of another site opens behind the disclaimer. */
const PrimaryAction = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation()
  const { kind, opensAt, by, section } = offer
  if (opensAt)
    return (
      <ButtonLink variant="play" to={opensAt} icon={<IconExternalLink size={20} aria-hidden />}>
        {t(kind === 'app' ? 'market.open' : 'market.visit')}
      </ButtonLink>
    )
  const nextStep = nextStepOf(offer)
  if (nextStep === 'section' && section)
    return (
      <ButtonLink variant="play" to={marketplaceLinks.voucherCategory(section.id)}>
        {t('market.toVouchers')}
      </ButtonLink>
    )
  if (nextStep !== 'by' || !by) return null
  return (
    <ButtonLink variant="play" to={linkTo.marketplacePartner(by)}>
      {t(kind === 'service' ? 'market.toMaker' : 'market.toPartner')}
    </ButtonLink>
  )
}

/** Where the button leads to the same page, the line under the title is no link. */
const Byline = ({ offer }: { offer: Offer }) => {
  const { by, section, kind } = offer
  const nextStep = nextStepOf(offer)
  const name = by && <Text lang={by.lang}>{by.name}</Text>
  const toSection =
    section &&
    (kind.startsWith('voucher')
      ? marketplaceLinks.voucherCategory(section.id)
      : marketplaceLinks.category(section.id))
  return (
    <>
      {by && nextStep === 'by' && <span>{name}</span>}
      {by && nextStep !== 'by' && (
        <Link to={kind === 'app' ? marketplaceLinks.appPartner(by) : linkTo.marketplacePartner(by)}>
          {name}
        </Link>
      )}
      {by && section && <span aria-hidden>·</span>}
      {section && nextStep === 'section' && <span>{section.title}</span>}
      {toSection && nextStep !== 'section' && <Link to={toSection}>{section.title}</Link>}
    </>
  )
}

const bodies: Record<OfferKind, (offer: Offer) => ReactNode> = {
  app: (offer) => <DataAccess offer={offer} />,
  partner: (offer) => <VoucherPlaces offer={offer} />,
  service: (offer) => (
    <>
      <IssueSample offer={offer} />
      <DataAccess offer={offer} />
    </>
  ),
  voucher: (offer) => (
    <>
      <VoucherConditions offer={offer} />
      <VoucherPlaces offer={offer} />
    </>
  ),
  voucherBook: (offer) => <VoucherConditions offer={offer} />,
}

/** Beside the text of a voucher there is room for the ticket itself and for its shops. */
const OfferLayout = ({ isVoucher, children }: { isVoucher: boolean; children: ReactNode }) =>
  isVoucher ? <div className={offerCss.voucher}>{children}</div> : children

export const OfferPage = ({ offer, isManaged }: { offer: Offer; isManaged: boolean }) => {
  const { t } = useTranslation()
  const textIn = useTextLanguage()
  const kind = kindOf(offer)
  const { title, lang, picture, description } = offer
  const { features } = usePortal().tenant
  const facts = useOfferFacts(offer)
  const likeButton = <LikeButton item={offer} variant="glass" large />
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
          <PrimaryAction offer={offer} />
          {likeButton}
          <ShareButton path={addressOf(offer)} title={title} />
        </>
      }
      barAction={<LikeButton item={offer} />}
      aside={facts.length > 0 && <Facts facts={facts} />}
    >
      {isManaged && <AppStatus offer={offer} />}
      <OfferLayout isVoucher={kind.startsWith('voucher')}>
        {kind.startsWith('voucher') && <VoucherTicket offer={offer} />}
        <Prose title={t(`market.about.${kind}`)} {...description} {...textIn(description.lang)} />
        {bodies[kind](offer)}
      </OfferLayout>
      {kind === 'app' && !isManaged && features.likes !== false && (
        <p className={offerCss.note}>
          <ButtonLink variant="outline" to={marketplaceLinks.appManage(offer.id)}>
            {t('market.manage')}
          </ButtonLink>
        </p>
      )}
    </Detail>
  )
}
