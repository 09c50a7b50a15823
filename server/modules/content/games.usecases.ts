/** A game by its id or, where its address has none, by its slug. AMBIG-013 */
import type { Game } from '../../../src/contract/games.ts'
import { Refused } from '../../api/refused.ts'
import type { Scope } from '../../context.ts'
import { type Row, cardOf, descriptionOf, pickText } from './cards.ts'
import { type ReaderView, cardsByQueries, itemById } from './content.repository.ts'
import { gameFactsOf, gameKinds } from './game-facts.ts'

const shelfLimit = 12

const genreOf = ({ data, texts, lang }: Row, view: ReaderView): Game['genre'] =>
  data.genre ? { id: data.genre, title: pickText(texts['genre'], view.lang, lang).text } : null

const similarGames = async (scope: Scope, { id, data }: Row, view: ReaderView) => {
  const [byPublisher = [], more = []] = await cardsByQueries(
    scope,
    [{ publisher: data.publisher ?? '' }, { genre: data.genre ?? '' }].map((condition) => ({
      ...condition,
      kinds: gameKinds,
      not: id,
      limit: shelfLimit,
    })),
    view,
  )
  // A game on the publisher's shelf is not shown again below.
  const shown = new Set(byPublisher.map((card) => card.id))
  return { byPublisher, more: more.filter((card) => !shown.has(card.id)) }
}

export const gameById = async (scope: Scope, key: string, view: ReaderView): Promise<Game> => {
  const row = await itemById(scope, key, gameKinds, view.maxRating)
  if (!row) throw new Refused('NOT_FOUND')
  return {
    ...cardOf(row, view.lang),
    ...gameFactsOf(row),
    prices: row.data.prices ?? [],
    publisher: row.data.publisher ?? null,
    genre: genreOf(row, view),
    description: descriptionOf(row, view.lang),
    ...(await similarGames(scope, row, view)),
  }
}
