/** A guest's Play, after the way through the login: the same queue, from the same track, at the same place. ROLE-32 */
import type { QueryClient } from '@tanstack/react-query'
import { albumQuery, artistQuery, playlistQuery, trackQuery } from '../../api/items.ts'
import type { Track } from '../../contract/content.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { type Moment, momentIn, secondFor } from '../../domain/moment.ts'
import { usualOrder } from '../../domain/parts.ts'
import { playerDo } from '../../state/player.ts'
import { type PreparedPlay, takePreparedPlay } from '../../state/prepared-play.ts'

interface Place {
  tenant: string
  client: QueryClient
  scope: PublicScope
}
interface Found {
  title: string
  tracks: readonly Track[]
}

/** The same queries as the screens', so that what the page already has is not asked again. */
const find = async ({ client, scope }: Place, { kind, id, track }: PreparedPlay): Promise<Found> => {
  if (kind === 'album') return client.ensureQueryData(albumQuery(scope, id))
  if (kind === 'artist') return client.ensureQueryData(artistQuery(scope, id))
  if (kind === 'playlist') return client.ensureQueryData(playlistQuery(scope, id))
  if (kind === 'podcast' || kind === 'audiobook') {
    const { partsAroundQuery } = await import('../../api/spoken.ts')
    const { entries } = await client.ensureQueryData(partsAroundQuery(scope, id, usualOrder[kind], track))
    return { title: entries[0]?.album.title ?? '', tracks: entries }
  }
  const only = await client.ensureQueryData(trackQuery(scope, track))
  return { title: only.title, tracks: [only] }
}

const momentOf = async ({ client, scope }: Place, { kind, id }: Moment) => {
  if (kind === 'track') {
    const track = await client.ensureQueryData(trackQuery(scope, id))
    return { track, from: { kind, id, title: track.title } as const }
  }
  const { episodeQuery } = await import('../../api/spoken.ts')
  const track = await client.ensureQueryData(episodeQuery(scope, id))
  return { track, from: { kind: 'podcast', id: track.show.id, title: track.show.title } as const }
}
/** Whoever opens a link with a moment finds its song or episode ready there, and the page's own Play goes on from it. */
const prepareMoment = async (place: Place) => {
  const moment = momentIn(location.pathname, location.search)
  if (!moment) return
  const { track, from } = await momentOf(place, moment)
  await playerDo((verbs) => verbs.prepare(track, from, moment.second))
}

export const playPrepared = async (place: Place) => {
  const play = takePreparedPlay(place.tenant, location.pathname)
  if (!play) return prepareMoment(place)
  const { title, tracks } = await find(place, play)
  const at = tracks.findIndex(({ id }) => id === play.track)
  if (at < 0) return
  const second = secondFor(play.track, momentIn(location.pathname, location.search))
  await playerDo((verbs) => verbs.playTracks(tracks, at, { kind: play.kind, id: play.id, title }, second))
}
