/** In the digits and the order of the page's language. */
import type { Price } from '../../contract/shared.ts'
import { parsePrice } from '../../domain/money.ts'
import { useMoney } from '../../state/words/use-money.ts'
import { useTranslation } from '../../state/words/translation.tsx'

export const usePrice = (prices: readonly Price[] = []): string | null => {
  const { t } = useTranslation()
  const money = useMoney()
  const [price] = prices
  if (!price) return null
  const sum = parsePrice(price)
  return sum.minor === 0 ? t('market.free') : money(sum)
}
