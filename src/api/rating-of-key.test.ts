import { describe, expect, it } from 'vitest'
import { keyWithRating, ratingOfKey } from '../contract/rating-of-key.ts'
import { fullArticleQuery } from './articles.ts'
import { structureQuery } from './content.ts'
import { forYouQuery } from './fragments.ts'
import { continueQuery, historyQuery, playbackPositionQuery } from './history.ts'
import { itemQuery } from './items.ts'
import { likedCardsQuery, newestFirst } from './liked-cards.ts'
import { likedIdsQuery } from './likes.ts'
import { searchQuery } from './search.ts'
import { tracksQuery } from './tracks.ts'

const keysUnder = (maxRating: number): (readonly unknown[])[] => {
  const scope = { tenant: 'riwaq', user: 'usr_1', lang: 'en', maxRating } as const
  return [
    structureQuery(scope, { name: 'home', id: null }).queryKey,
    itemQuery(scope, 'album', 'alb_1').queryKey,
    tracksQuery(scope, 'trk_1.trk_2').queryKey,
    // A typed text may be the name of a language.
    searchQuery(scope, { q: 'en', group: null, limit: 7 }).queryKey,
    fullArticleQuery(scope, 'art_1').queryKey,
    forYouQuery(scope).queryKey,
    continueQuery(scope).queryKey,
    historyQuery(scope).queryKey,
    likedCardsQuery(scope, ['tracks', 'albums']).queryKey,
    likedCardsQuery(scope, ['tracks'], { ...newestFirst, q: 'fa' }).queryKey,
  ]
}

describe('the key of an answer that an age ceiling filters', () => {
  it('says under which ceiling it was read', () => {
    expect(keysUnder(20).map(ratingOfKey)).toEqual(keysUnder(20).map(() => 20))
  })
  it('becomes the key under another one', () => {
    expect(keysUnder(60).map((key) => keyWithRating(key, 10))).toEqual(keysUnder(10))
  })
})

it('the key of an answer that no ceiling filters says none, and stays as it is', () => {
  const scope = { tenant: 'riwaq', user: 'usr_1', lang: 'en', maxRating: 20 } as const
  for (const key of [likedIdsQuery(scope, 'tracks').queryKey, playbackPositionQuery(scope, 'epi_1').queryKey])
    expect([ratingOfKey(key), keyWithRating(key, 10)]).toEqual([null, key])
})
