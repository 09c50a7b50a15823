/** What the boot needs of the player: small to import, it loads the rest when it is needed. */
import type { QueryClient } from '@tanstack/react-query'
import { subscribe } from 'valtio'
import type { PublicScope } from '../../contract/query-keys.ts'
import { runWhenIdle } from '../../state/navigation/run-when-idle.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { loadPlayer, registerPlayer } from '../../state/player/player.ts'
import { findPlayIntention } from '../../state/session/intention.ts'
import { session } from '../../state/session/session.ts'
import { whenSessionKnown } from '../../state/session/when-session-known.ts'
import type { InitialPlayContext } from './initial-play.ts'

export const startInitialPlay = async (context: InitialPlayContext): Promise<void> => {
  try {
    const { playInitialRequest } = await import('./initial-play.ts')
    await playInitialRequest(context)
  } catch (problem) {
    console.warn('the prepared play could not be started', problem)
    // No tap has asked for a timestamp in the address.
    if (!findPlayIntention(context.tenant, context.at.pathname)) return
    const run = () => void startInitialPlay(context)
    showSnack('structure.playFailed', { tone: 'bad', action: { key: 'boot.retry', run } })
  }
}

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
