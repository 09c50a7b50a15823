import { queryOptions } from '@tanstack/react-query'
import type { CallAnswer } from '../contract/define.ts'
import { fragmentFreshFor } from '../contract/freshness.ts'
import { type PublicScope, publicKey } from '../contract/query-keys.ts'
import type { ItemCall, ItemName } from '../contract/screens.ts'
import type { RequestOptions } from './request.ts'

const content = () => import('../contract/content.ts')
const podcasts = () => import('../contract/podcasts.ts')

export const itemCalls = {
  album: async () => (await content()).getAlbum,
  artist: async () => (await content()).getArtist,
  playlist: async () => (await content()).getPlaylist,
  track: async () => (await content()).getTrack,
  podcast: async () => (await podcasts()).getPodcast,
  episode: async () => (await podcasts()).getEpisode,
  audiobook: async () => (await podcasts()).getAudiobook,
  author: async () => (await podcasts()).getAuthor,
  video: async () => (await import('../contract/video.ts')).getVideo,
  game: async () => (await import('../contract/games.ts')).getGame,
  tournament: async () => (await import('../contract/tournaments.ts')).getTournament,
} as const satisfies { [Name in ItemName]: () => Promise<{ readonly name: ItemCall<Name> }> }

type ItemAnswers = { [Name in ItemName]: CallAnswer<Awaited<ReturnType<(typeof itemCalls)[Name]>>> }

interface ItemRequest {
  params: { id: string }
  query: { lang: PublicScope['lang']; maxRating: string }
}

export const fetchItem = async <Name extends ItemName>(
  name: Name,
  input: ItemRequest,
  options: RequestOptions,
): Promise<ItemAnswers[Name]> => {
  const [call, { request }] = await Promise.all([itemCalls[name](), import('./request.ts')])
  return (await request(call, input, options)) as ItemAnswers[Name]
}

export const itemQuery = <Name extends ItemName>(scope: PublicScope, name: Name, id: string) =>
  queryOptions({
    queryKey: publicKey(scope, name, id),
    queryFn: ({ signal }) => {
      const query = { lang: scope.lang, maxRating: String(scope.maxRating) }
      return fetchItem(name, { params: { id }, query }, { signal })
    },
    staleTime: fragmentFreshFor,
  })
