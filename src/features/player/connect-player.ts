/** What the boot needs of the player: small to import, it loads the rest when it is needed. */
import type { QueryClient } from '@tanstack/react-query'
import { subscribe } from 'valtio'
import type { PublicScope } from '../../contract/query-keys.ts'
import { runWhenIdle } from '../../state/navigation/run-when-idle.ts'
import { loadPlayer, registerPlayer } from '../../state/player/player.ts'
import { session } from '../../state/session/session.ts'
import { whenSessionKnown } from '../../state/session/when-session-known.ts'
import { startInitialPlay } from './start-initial-play.ts'

interface PlayerConnectionOptions {
  tenant: string
  /** The tenant sells single items only. */
  ownedOnly: boolean
  client: QueryClient
  scope: () => PublicScope
}

/** Called once in the browser. A user's queue is restored when the page is idle, a prepared Play at once. */
export const connectPlayer = ({ tenant, ownedOnly, client, scope }: PlayerConnectionOptions) => {
  registerPlayer(async () =>
    (await import('./player-controller.ts')).createPlayerController({
      tenant,
      ownedOnly,
      client,
      scope,
      sessionKnown: whenSessionKnown,
    }),
  )
  const logWarning = (problem: unknown) => console.warn('the player is not ready', problem)
  let isStarted = false
  const startForUser = () => {
    if (session.status !== 'user' || isStarted) return
    isStarted = true
    const { pathname, search } = location
    void startInitialPlay({ tenant, client, scope: scope(), at: { pathname, search } })
    runWhenIdle(() => void loadPlayer().catch(logWarning))
  }
  startForUser()
  subscribe(session, startForUser)
}
