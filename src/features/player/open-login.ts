/** ROLE-32: a guest's tap is not lost, it waits at this address until the login. */
import type { Track } from '../../contract/content.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import type { QueueSource } from '../../state/queue/queue-source.ts'
import { savePlayAfterLogin } from '../../state/player/play-after-login.ts'

export const openLoginForPlay = (tenant: string, track: Track, from: QueueSource) => {
  const address = location.pathname
  savePlayAfterLogin(tenant, { kind: from.kind, id: from.id, track: track.id, address })
  openDialog('login', { returnTo: address + location.search })
}
