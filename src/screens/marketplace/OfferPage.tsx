import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type KindIn, isIn } from '../../contract/kinds.ts'
import type { Offer } from '../../contract/offers.ts'
import { type Target, addressOf, linkTo } from '../../domain/addresses/addresses.ts'
import { marketplaceLinks } from '../../domain/addresses/marketplace-addresses.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { DataAccess, IssueSample } from '../../features/marketplace/ServiceDetails.tsx'
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

type OfferKind = KindIn<'offers'>
interface OfferTraits {
  open: 'market.open' | 'market.visit'
  toPartner: 'market.toPartner' | 'market.toMaker'
  partnerPath: (partner: Target) => string
  categoryPath: (id: string) => string
  leadsToCategory: boolean
  isVoucher: boolean
  body: (offer: Offer) => ReactNode
}
const partner: OfferTraits = {
  open: 'market.visit',
  toPartner: 'market.toPartner',
  partnerPath: linkTo.marketplacePartner,
  categoryPath: marketplaceLinks.category,
  leadsToCategory: false,
  isVoucher: false,
  body: (offer) => <VoucherPlaces offer={offer} />,
}
const voucher: OfferTraits = {
  ...partner,
  categoryPath: marketplaceLinks.voucherCategory,
  isVoucher: true,
  body: (offer) => (
    <>
      <VoucherConditions offer={offer} />
      <VoucherPlaces offer={offer} />
    </>
  ),
}
const traitsByKind: Record<OfferKind, OfferTraits> = {
  app: {
    ...partner,
    open: 'market.open',
    partnerPath: marketplaceLinks.appPartner,
    body: (offer) => <DataAccess offer={offer} />,
  },
  partner,
  service: {
    ...partner,
    toPartner: 'market.toMaker',
    body: (offer) => (
      <>
        <IssueSample offer={offer} />
        <DataAccess offer={offer} />
      </>
    ),
  },
  voucher,
  voucherBook: {
    ...voucher,
    leadsToCategory: true,
    body: (offer) => <VoucherConditions offer={offer} />,
  },
}
const offerKindOf = ({ kind }: Offer): OfferKind => (isIn('offers', kind) ? kind : 'partner')
const traitsOf = (offer: Offer) => traitsByKind[offerKindOf(offer)]

const nextStepOf = (offer: Offer): 'by' | 'section' | null => {
  const { opensAt, by, section } = offer
  if (opensAt) return null
  if (section && traitsOf(offer).leadsToCategory) return 'section'
  return by ? 'by' : null
}

const PrimaryAction = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation()
  const { opensAt, by, section } = offer
  const traits = traitsOf(offer)
  if (opensAt)
    return (
      <ButtonLink variant="play" to={opensAt} icon={<IconExternalLink size={20} aria-hidden />}>
        {t(traits.open)}
      </ButtonLink>
    )
  const nextStep = nextStepOf(offer)
  if (nextStep === 'section' && section)
    return (
      <ButtonLink variant="play" to={traits.categoryPath(section.id)}>
        {t('market.toVouchers')}
      </ButtonLink>
    )
  if (nextStep !== 'by' || !by) return null
  return (
    <ButtonLink variant="play" to={linkTo.marketplacePartner(by)}>
      {t(traits.toPartner)}
    </ButtonLink>
  )
}

/** Where the button leads to the same page, the line under the title is no link. */
const Byline = ({ offer }: { offer: Offer }) => {
  const { by, section } = offer
  const { categoryPath, partnerPath } = traitsOf(offer)
  const nextStep = nextStepOf(offer)
  const name = by && <Text lang={by.lang}>{by.name}</Text>
  return (
    <>
      {by && nextStep === 'by' && <span>{name}</span>}
      {by && nextStep !== 'by' && <Link to={partnerPath(by)}>{name}</Link>}
      {by && section && <span aria-hidden>·</span>}
      {section && nextStep === 'section' && <span>{section.title}</span>}
      {section && nextStep !== 'section' && <Link to={categoryPath(section.id)}>{section.title}</Link>}
    </>
  )
}

/** Beside the text of a voucher there is room for the ticket itself and for its shops. */
const OfferLayout = ({ isVoucher, children }: { isVoucher: boolean; children: ReactNode }) =>
  isVoucher ? <div className={offerCss.voucher}>{children}</div> : children

export const OfferPage = ({ offer, isManaged }: { offer: Offer; isManaged: boolean }) => {
  const { t } = useTranslation()
  const textIn = useTextLanguage()
  const kind = offerKindOf(offer)
  const { isVoucher, body } = traitsOf(offer)
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
      <OfferLayout isVoucher={isVoucher}>
        {isVoucher && <VoucherTicket offer={offer} />}
        <Prose title={t(`market.about.${kind}`)} {...description} {...textIn(description.lang)} />
        {body(offer)}
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
