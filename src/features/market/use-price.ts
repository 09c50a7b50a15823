/** What a thing costs, in the digits and the order of the page's language. */
import type { Price } from '../../contract/shared.ts'
import { localeOf } from '../../contract/languages.ts'
import { numeralsOf } from '../../domain/numerals.ts'
import { usePortal } from '../../state/portal.tsx'
import { useTranslation } from '../../state/words.tsx'

export const usePrice = (prices: readonly Price[] = []): string | null => {
  const { tenant, lang } = usePortal()
  const { t } = useTranslation()
  const [price] = prices
  if (!price) return null
  if (price.amount === 0) return t('market.free')
  const locale = `${localeOf(lang).iso}-u-nu-${numeralsOf(lang, tenant.numerals)}`
  const { amount, currency } = price
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
}
