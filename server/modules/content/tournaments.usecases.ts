import * as v from 'valibot'
import type { Card } from '../../../src/contract/content.ts'
import type { Kind } from '../../../src/contract/kinds.ts'
import { Prize, type Tournament } from '../../../src/contract/tournaments.ts'
import { gameLinks } from '../../../src/domain/addresses/game-addresses.ts'
import { Refused } from '../../api/refused.ts'
import type { Scope } from '../../context.ts'
import { type Row, cardOf, descriptionOf, pickText } from './cards.ts'
import { type ReaderView, cardsByQueries } from './content.repository.ts'
import { openItem } from './item-request.ts'

const kinds: readonly Kind[] = ['tournament', 'challenge']
const shelfLimit = 12

const Facts = v.object({
  starts: v.pipe(v.string(), v.isoTimestamp()),
  ends: v.pipe(v.string(), v.isoTimestamp()),
  seats: v.fallback(v.nullable(v.number()), null),
  prizes: v.fallback(v.array(Prize), []),
  rules: v.fallback(v.array(v.record(v.string(), v.string())), []),
})

/** Without its dates it is not shown: nobody could take part. */
const factsOf = ({ data, lang }: Row, view: ReaderView) => {
  const found = v.safeParse(Facts, { ...data.facts, starts: data.starts, ends: data.ends })
  if (!found.success) throw new Refused('NOT_FOUND')
  const { rules, ...facts } = found.output
  return { ...facts, rules: rules.map((rule) => pickText(rule, view.lang, lang)) }
}

const withLinks = (cards: readonly Card[] | undefined, link: (id: string) => string): Card[] =>
  (cards ?? []).map((card) => ({ ...card, clickUrl: link(card.id) }))

const relatedItems = async (scope: Scope, { id }: Row, view: ReaderView) => {
  const related = (role: string) => ({ of: id, role, limit: shelfLimit })
  const [games, news, videos, more = []] = await cardsByQueries(
    scope,
    [related('game'), related('news'), related('video'), { kinds, not: id, limit: shelfLimit }],
    view,
  )
  return {
    game: games?.[0] ?? null,
    news: withLinks(news, gameLinks.tournamentNews),
    videos: withLinks(videos, gameLinks.tournamentVideo),
    more,
  }
}

export const tournamentById = async (scope: Scope, id: string, view: ReaderView): Promise<Tournament> => {
  const row = await openItem(scope, kinds, id, view)
  return {
    ...cardOf(row, view.lang),
    description: descriptionOf(row, view.lang),
    ...factsOf(row, view),
    ...(await relatedItems(scope, row, view)),
  }
}
