/** ROLE-32: a guest's tap is not lost, it waits at this address until the login. */
import type { Track } from '../../contract/content.ts'
import { pathOf } from '../../domain/addresses/without-login-params.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import type { QueueSource } from '../../domain/queue/queue-source.ts'
import { saveIntention } from '../../state/session/intention.ts'

/** A shelf has no page of its own from which its songs could be loaded again. */
const listOf = (tracks: readonly Track[], { kind, title }: QueueSource) =>
  kind === 'shelf' ? { list: { title, ids: tracks.map(({ id }) => id) } } : {}

export const openLoginForPlay = (
  tenant: string,
  track: Track,
  from: QueueSource,
  tracks: readonly Track[],
) => {
  const address = location.pathname
  const list = listOf(tracks, from)
  const { kind, id } = from
  saveIntention(tenant, { kind: 'play', source: { kind, id }, track: track.id, address, ...list })
  openDialog('login', { returnTo: pathOf(location) })
}
