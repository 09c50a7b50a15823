/** What a thing costs, in the digits and the order of the page's language. */
import type { Price } from '../../contract/shared.ts'
import { useMoney } from '../../state/words/use-money.ts'
import { useTranslation } from '../../state/words/translation.tsx'

export const usePrice = (prices: readonly Price[] = []): string | null => {
  const { t } = useTranslation()
  const money = useMoney()
  const [price] = prices
  if (!price) return null
  return price.amount === 0 ? t('market.free') : money(price)
}
