import type { ReactNode } from 'react'
import type { Game } from '../../contract/games.ts'
import { gameLinks } from '../../domain/addresses/game-addresses.ts'
import { useNameLanguage } from '../../state/words/use-text-language.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { About, Facts } from '../../ui/About.tsx'
import { Link } from '../../ui/Link.tsx'
import { Text } from '../../ui/Text.tsx'
import css from './GameFacts.module.css'
import { AgeWords, GameRequirements } from './GameRequirements.tsx'
import { usePriceWords } from './use-price-words.ts'

export const GameFacts = ({ game }: { game: Game }) => {
  const { t } = useTranslation()
  const { developerName, licensorName, publisher, genre, grading } = game
  const price = usePriceWords(game)
  const langOf = useNameLanguage()
  const named = (name: string) => name && <Text lang={langOf(name)}>{name}</Text>
  const linkIf = (to: string | null, words: ReactNode) => (to ? <Link to={to}>{words}</Link> : words)
  const maker = publisher && gameLinks.gamesPublisher(publisher)
  const facts = [
    { name: t('game.developer'), value: developerName && linkIf(maker, named(developerName)) },
    { name: t('game.publisher'), value: named(licensorName) },
    {
      name: t('game.genre'),
      value:
        genre && linkIf(gameLinks.gamesCategory({ id: genre.id, slug: genre.id }, genre.id), genre.title),
    },
    { name: t('game.age'), value: <AgeWords grading={grading} /> },
    { name: t('game.price.title'), value: price },
  ]
  return (
    <>
      <GameRequirements game={game} />
      <About title={t('game.facts')}>
        <div className={css.facts}>
          <Facts facts={facts.filter(({ value }) => value)} />
        </div>
      </About>
    </>
  )
}
