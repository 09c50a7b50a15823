/** What a route's first screen asks for. The host loads it before rendering, a prefetch answers it, the page finds it. */
import type { QueryNeed } from '../contract/page.ts'
import { type PublicScope, publicKey } from '../contract/query-keys.ts'
import { type Matched, structureOf } from './routing.ts'

const reading = (scope: PublicScope) => ({ lang: scope.lang, maxRating: String(scope.maxRating) })

const structureNeed = (scope: PublicScope, name: string, id: string | null): QueryNeed => ({
  call: 'getStructure',
  key: publicKey(scope, 'structure', name, id ?? ''),
  input: { params: { name }, query: { ...reading(scope), ...(id ? { id } : {}) } },
})

const itemNeed =
  (call: QueryNeed['call'], resource: string, param: string) =>
  (scope: PublicScope, { params }: Matched): QueryNeed => {
    const id = params[param] ?? ''
    return { call, key: publicKey(scope, resource, id), input: { params: { id }, query: reading(scope) } }
  }

const details: Partial<Record<string, (scope: PublicScope, matched: Matched) => QueryNeed>> = {
  album: itemNeed('getAlbum', 'album', 'album'),
  artist: itemNeed('getArtist', 'artist', 'id'),
  playlist: itemNeed('getPlaylist', 'playlist', 'playlist'),
  track: itemNeed('getTrack', 'track', 'track'),
}

export const needsOf = (scope: PublicScope, matched: Matched): QueryNeed[] => {
  const structure = structureOf(matched)
  const detail = details[matched.route.screen]
  return [
    ...(structure ? [structureNeed(scope, structure.name, structure.id)] : []),
    ...(detail ? [detail(scope, matched)] : []),
  ]
}
