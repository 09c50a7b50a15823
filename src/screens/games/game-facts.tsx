import type { ReactNode } from 'react'
import type { Card } from '../../contract/content.ts'
import type { Game } from '../../contract/games.ts'
import { gameLinks } from '../../domain/addresses/game-addresses.ts'
import { ageOf } from '../../domain/parental.ts'
import { usePriceWords } from '../../features/games/use-price-words.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useNameLanguage } from '../../state/words/use-text-language.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { AgeRatingBadge } from '../../ui/HeroDetail.tsx'
import { Link } from '../../ui/Link.tsx'
import { Text } from '../../ui/Text.tsx'

export const GameKindLine = ({ card, game }: { card: Card; game: Game | undefined }) => {
  const { t } = useTranslation()
  const { between } = useFormats()
  const langOf = useNameLanguage()
  const kind = t(`cards.kind.${card.kind}`)
  if (!game?.publisher) return kind
  return (
    <>
      {kind}
      {between}
      <Link to={gameLinks.gamesPublisher(game.publisher)}>
        <Text lang={langOf(game.developerName)}>{game.developerName}</Text>
      </Link>
    </>
  )
}

export const useGameFacts = ({ grading, subTitle }: Card, game: Game | undefined): ReactNode[] => {
  const { t } = useTranslation()
  const formats = useFormats()
  const age = formats.number(ageOf(grading))
  return [
    grading > 0 && <AgeRatingBadge label={t('game.fromAge', { n: age })}>{`${age}+`}</AgeRatingBadge>,
    game?.genre?.title ?? subTitle,
  ]
}

export const GameNote = ({ game }: { game: Game }) => {
  const { t } = useTranslation()
  return (
    <>
      <b>{usePriceWords(game)}</b>
      <p>{t('game.soon')}</p>
    </>
  )
}
