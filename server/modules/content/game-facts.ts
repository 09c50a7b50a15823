import * as v from 'valibot'
import { GameArtwork, type GameFacts } from '../../../src/contract/games.ts'
import { kindsIn } from '../../../src/contract/kinds.ts'
import type { Scope } from '../../context.ts'
import type { Row } from './cards.ts'
import { itemById } from './content.repository.ts'

export const gameKinds = kindsIn('games')

const name = v.fallback(v.pipe(v.string(), v.maxLength(200)), '')
const Stored = v.object({
  name,
  useGameFrame: v.fallback(v.boolean(), false),
  developerName: name,
  licensorName: name,
  isWalletItem: v.fallback(v.boolean(), false),
  firstEpisodeContentType: v.fallback(v.nullable(v.string()), null),
  megabytes: v.fallback(v.nullable(v.number()), null),
  additionalArtworks: v.fallback(v.array(GameArtwork), []),
})

export const gameFactsOf = ({ id, slug, data }: Row): GameFacts => {
  const { useGameFrame, name: own, ...facts } = v.parse(Stored, data.facts ?? {})
  return {
    ...facts,
    name: own || slug,
    customProperties: { useGameFrame },
    providerId: data.providerId ?? id,
  }
}

/** Length of the video at this address; `null` where the game has none there. */
export const gameVideoSeconds = async (scope: Scope, id: string, address: string): Promise<number | null> => {
  const row = await itemById(scope, id, gameKinds, null)
  const video = row && gameFactsOf(row).additionalArtworks.find(({ url }) => url === address)
  return video?.seconds ?? null
}
