/** Sums as the tenant writes them (`price_format`), in the language and digits of the page. */
import { type Money, decimalsOf, shownAmount } from '../../domain/money.ts'
import { numeralsOf } from '../../domain/numerals.ts'
import { usePortal } from '../portal/portal.tsx'
import { useTranslation } from './translation.tsx'

export const useMoney = () => {
  const { t } = useTranslation()
  const { tenant, lang } = usePortal()
  const decimals = decimalsOf(t('price.decimals'))
  return (money: Money): string => {
    const { text } = shownAmount(money, decimals, lang, numeralsOf(lang, tenant.numerals))
    const { currency } = money
    return t([`price.in.${currency}`, 'price.in.other'], { amount: text, currency })
  }
}
