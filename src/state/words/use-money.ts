/** Sums as the tenant writes them (`price_format`), in the language and digits of the page. */
import { type Money, decimalsOf, shownAmount, textOfAmount } from '../../domain/money.ts'
import { numeralsOf } from '../../domain/numerals.ts'
import { usePortal } from '../portal/portal.tsx'
import { useTranslation } from './translation.tsx'

export const useMoney = () => {
  const { t } = useTranslation()
  const { tenant, lang } = usePortal()
  const decimals = decimalsOf(t('price.decimals'))
  return (money: Money): string => {
    const numerals = numeralsOf(lang, tenant.numerals)
    const amount = textOfAmount(shownAmount(money, decimals, lang, numerals), lang, numerals)
    const { currency } = money
    return t([`price.in.${currency}`, 'price.in.other'], { amount, currency })
  }
}
