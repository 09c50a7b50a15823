/** Plays what was taken along: music from its beginning, a show or a book on from where it stopped, as its page does. */
import type { QueryClient } from '@tanstack/react-query'
import type { PersonalScope } from '../../api/personal.ts'
import type { Track } from '../../contract/content.ts'
import { inPartOrder, resumeOf, startOf, usualOrder } from '../../domain/playing/parts.ts'
import { wayOf } from '../../domain/playing/ways.ts'
import { orderOf } from '../../state/part-order.ts'
import { askPlacesSoon } from '../../state/places.ts'
import { type QueueSource, playerDo } from '../../state/player.ts'

export const playKept = async (
  { client, scope }: { client: QueryClient; scope: PersonalScope },
  tracks: readonly Track[],
  source: QueueSource,
): Promise<void> => {
  const [first] = tracks
  const { whole } = wayOf(first)
  if (!first || !whole) return playerDo((verbs) => verbs.playTracks(tracks, 0, source))
  const { id } = first.album
  const parts = inPartOrder(tracks, orderOf(scope.tenant, id) ?? usualOrder[whole])
  const places = await askPlacesSoon(client, scope, id)
  const resume = resumeOf(places.among(parts), parts)
  const at = Math.max(
    0,
    parts.findIndex((part) => part.id === resume?.id),
  )
  const part = parts[at] ?? first
  const start = startOf(places.of(part.id), part.duration) || undefined
  await playerDo((verbs) => verbs.playTracks(parts, at, source, start))
}
