/** Plays what was taken along: music from its beginning, a show or a book on from where it stopped, as its page does. */
import type { QueryClient } from '@tanstack/react-query'
import type { PersonalScope } from '../../api/personal.ts'
import type { Track } from '../../contract/content.ts'
import type { PartOrder } from '../../contract/parts.ts'
import { inPartOrder, resumeOf, startOf, usualOrder } from '../../domain/podcasts/parts.ts'
import { wayOf } from '../../domain/player/playback-traits.ts'
import { orderOf } from '../../state/podcasts/part-order.ts'
import { type Places, askPlacesSoon } from '../../state/player/playback-positions.ts'
import { type QueueSource, playerDo } from '../../state/player/player.ts'

/** Those that are kept as their list shows them, and where to go on among them. */
export const goingOnIn = (tracks: readonly Track[], places: Places, order: PartOrder) => {
  const parts = inPartOrder(tracks, order)
  const resume = resumeOf(places.among(parts), parts)
  const at = Math.max(
    0,
    parts.findIndex(({ id }) => id === resume?.id),
  )
  const part = parts[at]
  return { parts, at, start: (part && startOf(places.of(part.id), part.duration)) || undefined }
}

export const playKept = async (
  { client, scope }: { client: QueryClient; scope: PersonalScope },
  tracks: readonly Track[],
  source: QueueSource,
): Promise<void> => {
  const [first] = tracks
  const { whole } = wayOf(first)
  if (!first || !whole) return playerDo((verbs) => verbs.playTracks(tracks, 0, source))
  const { id } = first.album
  const places = await askPlacesSoon(client, scope, id)
  const order = orderOf(scope.tenant, id) ?? usualOrder[whole]
  const { parts, at, start } = goingOnIn(tracks, places, order)
  await playerDo((verbs) => verbs.playTracks(parts, at, source, start))
}
