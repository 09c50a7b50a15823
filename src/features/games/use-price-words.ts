import type { Game } from '../../contract/games.ts'
import { priceModelOf } from '../../domain/game-price.ts'
import { useMoney } from '../../state/words/use-money.ts'
import { useTranslation } from '../../state/words/translation.tsx'

export const usePriceWords = (game: Pick<Game, 'prices' | 'premium'>): string => {
  const { t } = useTranslation()
  const money = useMoney()
  const model = priceModelOf(game)
  return model.kind === 'once'
    ? t('game.price.once', { price: money(model.price) })
    : t(`game.price.${model.kind}`)
}
