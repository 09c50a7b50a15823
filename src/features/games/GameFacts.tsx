import type { ReactNode } from 'react'
import type { Game } from '../../contract/games.ts'
import { isIn } from '../../contract/kinds.ts'
import { linkToArcade } from '../../domain/addresses/arcade-addresses.ts'
import { ageOf } from '../../domain/parental.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useNameLanguage } from '../../state/words/use-text-language.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { About, Facts } from '../../ui/About.tsx'
import { Link } from '../../ui/Link.tsx'
import { Text } from '../../ui/Text.tsx'
import css from './GameFacts.module.css'
import { usePriceWords } from './use-price-words.ts'

const Requirements = ({ game: { kind, megabytes } }: { game: Game }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (!isIn('games', kind)) return null
  return (
    <About title={t('game.needs.title')}>
      <p>{t(`game.needs.${kind}`)}</p>
      {megabytes !== null && <p>{t('game.needs.room', { n: formats.number(megabytes) })}</p>}
    </About>
  )
}

const AgeWords = ({ grading }: { grading: number }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const age = ageOf(grading)
  return age === 0 ? t('game.allAges') : t('game.fromAge', { n: formats.number(age) })
}

export const GameFacts = ({ game }: { game: Game }) => {
  const { t } = useTranslation()
  const { developerName, licensorName, publisher, genre, grading } = game
  const price = usePriceWords(game)
  const langOf = useNameLanguage()
  const named = (name: string) => name && <Text lang={langOf(name)}>{name}</Text>
  const linkIf = (to: string | null, words: ReactNode) => (to ? <Link to={to}>{words}</Link> : words)
  const maker = publisher && linkToArcade.gamesPublisher(publisher)
  const facts = [
    { name: t('game.developer'), value: developerName && linkIf(maker, named(developerName)) },
    { name: t('game.publisher'), value: named(licensorName) },
    {
      name: t('game.genre'),
      value:
        genre && linkIf(linkToArcade.gamesCategory({ id: genre.id, slug: genre.id }, genre.id), genre.title),
    },
    { name: t('game.age'), value: <AgeWords grading={grading} /> },
    { name: t('game.price.title'), value: price },
  ]
  return (
    <>
      <Requirements game={game} />
      <About title={t('game.facts')}>
        <div className={css.facts}>
          <Facts facts={facts.filter(({ value }) => value)} />
        </div>
      </About>
    </>
  )
}
