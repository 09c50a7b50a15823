/** A voucher as a ticket: its value, validity and price. */
import type { Offer } from '../../contract/offers.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import css from './Offer.module.css'
import { usePrice } from './use-price.ts'

const useWorth = ({ off, count }: Offer) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (off !== undefined) return t('market.off', { n: formats.number(off) })
  return count === undefined ? '' : t('market.vouchers', { count, n: formats.number(count) })
}

export const VoucherTicket = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const worth = useWorth(offer)
  const price = usePrice(offer.prices)
  return (
    <div className={css.ticket}>
      <p className={css.worth}>{worth}</p>
      <dl className={css.terms}>
        {offer.validUntil && (
          <>
            <dt>{t('market.facts.valid')}</dt>
            <dd suppressHydrationWarning>{formats.date(offer.validUntil)}</dd>
          </>
        )}
        {price && (
          <>
            <dt>{t('market.facts.price')}</dt>
            <dd>{price}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
