import type { Offer } from '../../contract/offers.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import css from './Offer.module.css'
import type { Price } from '../../contract/shared.ts'
import { parsePrice } from '../../domain/money.ts'
import { useMoney } from '../../state/words/use-money.ts'

const usePrice = (prices: readonly Price[] = []): string | null => {
  const { t } = useTranslation()
  const money = useMoney()
  const [price] = prices
  const sum = price && parsePrice(price)
  if (!sum) return null
  return sum.minor === 0 ? t('market.free') : money(sum)
}

const useWorth = ({ off, count }: Offer) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (off !== undefined) return t('market.off', { n: formats.number(off) })
  return count === undefined ? '' : t('market.vouchers', { count, n: formats.number(count) })
}

export const VoucherTicket = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const value = useWorth(offer)
  const price = usePrice(offer.prices)
  return (
    <div className={css.ticket}>
      <p className={css.worth}>{value}</p>
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
