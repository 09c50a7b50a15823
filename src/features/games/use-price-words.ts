/** What a game costs, in words. Node and browsers may differ in a sum, so its element suppresses the hydration warning. */
import type { Game } from '../../contract/games.ts'
import { localeOf } from '../../contract/languages.ts'
import { priceModelOf } from '../../domain/game-price.ts'
import { numeralsOf } from '../../domain/numerals.ts'
import { usePortal } from '../../state/portal.tsx'
import { useTranslation } from '../../state/words.tsx'

export const usePriceWords = (game: Pick<Game, 'prices' | 'premium'>): string => {
  const { t } = useTranslation()
  const { lang, tenant } = usePortal()
  const model = priceModelOf(game)
  if (model.is !== 'once') return t(`game.price.${model.is}`)
  const { amount, currency } = model.price
  const locale = `${localeOf(lang).iso}-u-nu-${numeralsOf(lang, tenant.numerals)}`
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
  return t('game.price.once', { price })
}
