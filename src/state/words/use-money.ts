/** Sums as the tenant writes them (`price_format`), in the language and digits of the page. */
import type { Price } from '../../contract/shared.ts'
import { numeralsOf } from '../../domain/numerals.ts'
import { decimalsOf, shownAmount } from '../../domain/price.ts'
import { usePortal } from '../portal/portal.tsx'
import { useTranslation } from './translation.tsx'

export const useMoney = () => {
  const { t } = useTranslation()
  const { tenant, lang } = usePortal()
  const decimals = decimalsOf(t('price.decimals'))
  return ({ amount, currency }: Pick<Price, 'amount' | 'currency'>): string => {
    const { text } = shownAmount(amount, decimals, lang, numeralsOf(lang, tenant.numerals))
    return t([`price.in.${currency}`, 'price.in.other'], { amount: text, currency })
  }
}
